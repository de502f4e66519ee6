// @ts-check
/** How are elements found and made? Text is only ever put in as text. */

/** @param {string} id @returns {any} */
export const byId = (id) => document.getElementById(id);

/**
 * An element; attributes that are functions listen, those that are booleans are set as such.
 * @param {string} tag
 * @param {Record<string, any> | null} [attributes]
 * @param {...(Node | string | number | null | undefined | false)} children
 * @returns {any}
 */
export function el(tag, attributes, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes ?? {})) {
    if (typeof value === "function") element.addEventListener(name, value);
    else if (value === true) element.setAttribute(name, "");
    else if (value !== false && value != null) element.setAttribute(name, String(value));
  }
  element.append(...children.filter((child) => child != null && child !== false).map((child) => (child instanceof Node ? child : String(child))));
  return element;
}

/** Japanese text, told so to screen readers. @param {string} tag @param {string} text */
export const ja = (tag, text) => el(tag, { lang: "ja" }, text);
