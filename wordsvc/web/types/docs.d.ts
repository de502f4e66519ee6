/** The part of Swagger UI that `docs.js` uses; its file makes it a global. */
declare const SwaggerUIBundle: ((settings: Record<string, unknown>) => void) & {
  presets: { apis: unknown };
};
