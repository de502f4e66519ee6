// Renders the API document. The validator badge would ask a foreign host: off.
SwaggerUIBundle({
  url: document.getElementById("docs")?.dataset.document,
  dom_id: "#docs",
  presets: [SwaggerUIBundle.presets.apis],
  layout: "BaseLayout",
  deepLinking: true,
  validatorUrl: null,
});
