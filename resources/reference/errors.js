"use strict";

const operationMethods = ["get", "post", "patch", "delete"];

/** Each refusal that some operation answers with, and the statuses of it. */
function refusalsOf(document) {
    const told = new Map();
    const answers = Object.values(document.paths).flatMap((item) =>
        operationMethods.filter((one) => item[one]).flatMap((method) => Object.entries(item[method].responses)));
    for (const [status, answer] of answers) {
        if (Number(status) < 400 || !answer.$ref) continue;
        const name = answer.$ref.split("/").at(-1);
        told.set(name, (told.get(name) ?? new Set()).add(status === "default" ? "any other" : status));
    }
    return [...told].map(([name, statuses]) => ({
        statuses: [...statuses].sort().join(", "),
        words: document.components.responses[name].description,
    })).sort((one, other) => one.statuses.localeCompare(other.statuses));
}

/** The words of a description, with codes as such. */
function fill(element, words) {
    for (const [at, part] of words.replace(/\s+/g, " ").split("`").entries()) {
        if (at % 2 === 0) element.append(part);
        else element.appendChild(window.document.createElement("code")).textContent = part;
    }
}

async function showErrors() {
    const document = await (await fetch("/api/v1/openapi.json")).json();
    const list = window.document.getElementById("errors");
    for (const { statuses, words } of refusalsOf(document)) {
        list.appendChild(window.document.createElement("dt")).textContent = statuses;
        fill(list.appendChild(window.document.createElement("dd")), words);
    }
}

showErrors();
