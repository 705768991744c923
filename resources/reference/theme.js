"use strict";

// Swagger UI takes its dark colours from a class.
const darkness = window.matchMedia("(prefers-color-scheme: dark)");
const followDarkness = () => document.documentElement.classList.toggle("dark-mode", darkness.matches);
darkness.addEventListener("change", followDarkness);
followDarkness();
