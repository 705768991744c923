"use strict";

// Swagger UI takes its dark colours from a class.
const darkness = window.matchMedia("(prefers-color-scheme: dark)");
const followDarkness = () => document.documentElement.classList.toggle("dark-mode", darkness.matches);
darkness.addEventListener("change", followDarkness);
followDarkness();

const methods = ["get", "post", "patch", "delete"];
const identifierOf = (tag, id) => `operations-${tag.replace(/\s/g, "_")}-${id}`; // As Swagger UI names their elements.

/** Something the document refers to, or the thing itself. */
function resolved(document, thing) {
    return thing?.$ref ? thing.$ref.slice(2).split("/").reduce((place, name) => place[name], document) : thing;
}

function exampleOf(document, operation) {
    const media = resolved(document, operation.requestBody)?.content?.["application/json"];
    if (!media) return undefined;
    return media.example ?? resolved(document, Object.values(media.examples ?? {})[0])?.value
        ?? resolved(document, media.schema)?.example ?? {};
}

/** The same request in three languages. */
function samplesOf(document, path, method, operation) {
    const url = window.location.origin + path.replace(/\{(\w+)\}/g, (_, name) => name.toUpperCase());
    const example = exampleOf(document, operation);
    const body = example && JSON.stringify(example, null, 2);
    const verb = method.toUpperCase();
    const inShell = body && body.replaceAll("'", "'\\''");
    const inPython = body && body.replaceAll("\\", "\\\\").replaceAll('"""', '\\"""');
    const type = '"Content-Type": "application/json"';
    return {
        curl: `curl -X ${verb} -H "Authorization: Bearer $KEY"`
            + (body ? ` -H "Content-Type: application/json" \\\n  '${url}' -d '${inShell}'` : ` '${url}'`),
        Python: `import json, os, urllib.request\n\nrequest = urllib.request.Request("${url}", method="${verb}",\n`
            + `    headers={"Authorization": "Bearer " + os.environ["KEY"]${body ? `, ${type}` : ""}}`
            + `${body ? `,\n    data="""${inPython}""".encode()` : ""})\n`
            + "print(json.load(urllib.request.urlopen(request)))",
        JavaScript: `const answer = await fetch("${url}", {\n  method: "${verb}",\n`
            + `  headers: { Authorization: \`Bearer \${process.env.KEY}\`${body ? `, ${type}` : ""} },\n`
            + `${body ? `  body: JSON.stringify(${body}),\n` : ""}});\nconsole.log(await answer.json());`,
    };
}

/** What all operations may be refused with, as a list behind the chapter on errors. */
function errorsOf(document) {
    const told = new Map();
    for (const item of Object.values(document.paths))
        for (const method of methods.filter((one) => item[one]))
            for (const [status, answer] of Object.entries(item[method].responses))
                if (!(Number(status) < 400)) told.set(`${status} ${answer.$ref}`, [status, answer]);
    const entries = [...told.values()].sort(([one], [other]) => one.localeCompare(other));
    return entries.map(([status, answer]) =>
        `\n- **${status}** ${resolved(document, answer).description.replace(/\s+/g, " ")}`).join("");
}

/** Samples before the answers; of these, errors are told once, in the text above, and not with each operation. */
function shownWithSamples(document) {
    const withSamples = (Original, { React }) => function Responses(props) {
        const [language, choose] = React.useState("curl");
        const operation = document.paths[props.path]?.[props.method];
        const good = props.responses.filter((_, status) => Number(status) < 400);
        const answers = React.createElement(Original, { ...props, responses: good });
        if (!operation) return answers;
        const samples = samplesOf(document, props.path, props.method, operation);
        const tab = (name) => React.createElement("button", {
            key: name, type: "button", className: "sample-tab", "aria-pressed": name === language,
            onClick: () => choose(name),
        }, name);
        return React.createElement("div", null,
            React.createElement("div", { className: "samples" },
                React.createElement("div", { className: "sample-tabs" }, Object.keys(samples).map(tab)),
                React.createElement("pre", { className: "sample", tabIndex: 0 }, samples[language])),
            answers);
    };
    return { wrapComponents: { ServersContainer: () => () => null, responses: withSamples } };
}

/** All operations by what they are about; words in the field above leave those that have all of them. */
function fillContents(document, open) {
    const list = window.document.getElementById("contents-list");
    const entries = [];
    for (const { name } of document.tags) {
        const group = list.appendChild(window.document.createElement("section"));
        group.appendChild(window.document.createElement("h2")).textContent = name;
        for (const [path, item] of Object.entries(document.paths))
            for (const method of methods.filter((one) => item[one]?.tags?.includes(name))) {
                const { operationId, summary = "", description = "" } = item[method];
                const link = group.appendChild(window.document.createElement("a"));
                link.href = `#/${name.replace(/\s/g, "_")}/${operationId}`;
                link.textContent = summary || `${method.toUpperCase()} ${path}`;
                link.title = `${method.toUpperCase()} ${path}`;
                link.addEventListener("click", (event) => {
                    event.preventDefault();
                    open(name, operationId);
                });
                entries.push({ link, group, text: `${method} ${path} ${name} ${summary} ${description}`.toLowerCase() });
            }
    }
    window.document.getElementById("search").addEventListener("input", ({ target }) => {
        const words = target.value.toLowerCase().split(/\s+/);
        for (const { link, text } of entries) link.hidden = !words.every((word) => text.includes(word));
        for (const { group } of entries) group.hidden = !group.querySelector("a:not([hidden])");
    });
}

async function show() {
    const document = await (await fetch("/api/v1/openapi.json")).json();
    document.servers = [{ url: window.location.origin }]; // Where this page is, a proxy's address too.
    document.info.description += `\n${errorsOf(document)}\n`;
    const ui = SwaggerUIBundle({
        spec: document,
        dom_id: "#reference",
        deepLinking: true,
        defaultModelsExpandDepth: 0,
        defaultModelExpandDepth: 2,
        docExpansion: "none", // With all open, what is out of sight is dropped, and what was typed there.
        persistAuthorization: false, // The key stays in this page, and goes with it.
        plugins: [shownWithSamples(document)],
        supportedSubmitMethods: methods,
        validatorUrl: null,
    });
    fillContents(document, (tag, id) => {
        const { layoutActions } = ui.getSystem();
        layoutActions.show(["operations-tag", tag], true);
        layoutActions.show(["operations", tag, id], true);
        layoutActions.scrollToVirtualizedOperation(["operations", tag, id]); // Where it is too far off to be drawn yet.
        window.history.replaceState(null, "", `#/${tag.replace(/\s/g, "_")}/${id}`);
        window.setTimeout(() => window.document.getElementById(identifierOf(tag, id))?.scrollIntoView(), 0);
        if (window.matchMedia("(max-width: 900px)").matches) window.document.getElementById("contents").open = false;
    });
    window.document.getElementById("contents").open = window.matchMedia("(min-width: 901px)").matches;
}

show();
