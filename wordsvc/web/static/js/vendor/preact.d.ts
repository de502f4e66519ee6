/** What `preact.js` gives, by the types of the packages it is made of. */
import type { VNode } from "preact";

export { Component, Fragment, createElement, render } from "preact";
export type { ComponentChildren, VNode } from "preact";
export { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
export { batch, computed, effect, signal, useComputed, useSignal } from "@preact/signals";
export type { ReadonlySignal, Signal } from "@preact/signals";
export function html(strings: TemplateStringsArray, ...values: unknown[]): VNode;
