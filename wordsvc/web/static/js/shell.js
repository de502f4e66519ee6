// @ts-check
/** What every page does: keeps itself for bad Wi-Fi, and says when there is none. */
import { byId } from "./page.js";

for (const element of document.querySelectorAll("[data-live]")) element.removeAttribute("hidden");
for (const element of document.querySelectorAll("[data-plain]")) element.setAttribute("hidden", "");

/** @param {boolean} reached whether the server answered last time */
export function connection(reached) {
  byId("offline").hidden = reached;
}

addEventListener("online", () => connection(true));
addEventListener("offline", () => connection(false));
connection(navigator.onLine);

if ("serviceWorker" in navigator) {
  const register = () => navigator.serviceWorker.register("/worker.js").catch(() => undefined);
  if (document.readyState === "complete") register();
  else addEventListener("load", register);
}
