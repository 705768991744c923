"use strict";

// Swagger UI takes its dark colours from a class.
const darkness = window.matchMedia("(prefers-color-scheme: dark)");
const followDarkness = () => document.documentElement.classList.toggle("dark-mode", darkness.matches);
darkness.addEventListener("change", followDarkness);
followDarkness();

// The page is for reading: the API refuses requests from web origins that the shop has not allowed.
const nothing = () => () => null;
const readOnly = { wrapComponents: { authorizeBtn: nothing, authorizeOperationBtn: nothing, ServersContainer: nothing } };

SwaggerUIBundle({
    url: "/api/v1/openapi.json",
    dom_id: "#reference",
    deepLinking: true,
    defaultModelsExpandDepth: 0,
    defaultModelExpandDepth: 2,
    docExpansion: "list",
    plugins: [readOnly],
    supportedSubmitMethods: [],
    validatorUrl: null,
});
