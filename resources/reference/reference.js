"use strict";

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

/** Samples above what is filled in; errors are told once, on a page of their own, and not with each operation. */
function shownWithSamples(document) {
    const withSamples = (Original, { React }) => function Parameters(props) {
        const [language, choose] = React.useState("curl");
        const [path, method] = props.pathMethod;
        const operation = document.paths[path]?.[method];
        const form = React.createElement(Original, props);
        if (!operation) return form;
        const samples = samplesOf(document, path, method, operation);
        const tab = (name) => React.createElement("button", {
            key: name, type: "button", className: "sample-tab", "aria-pressed": name === language,
            onClick: () => choose(name),
        }, name);
        return React.createElement("div", null,
            React.createElement("div", { className: "samples" },
                React.createElement("div", { className: "sample-tabs" }, Object.keys(samples).map(tab)),
                React.createElement("pre", { className: "sample", tabIndex: 0 }, samples[language])),
            form);
    };
    const withoutErrors = (Original, { React }) => function Responses(props) {
        if (!document.paths[props.path]?.[props.method]) return React.createElement(Original, props);
        const good = props.responses.filter((_, status) => Number(status) < 400);
        return React.createElement("div", null,
            React.createElement(Original, { ...props, responses: good }),
            React.createElement("p", { className: "errors-note" }, "Refusals are those of ",
                React.createElement("a", { href: "/docs/errors" }, "Errors"), "."));
    };
    return {
        wrapComponents: { ServersContainer: () => () => null, parameters: withSamples, responses: withoutErrors },
    };
}

/** The headings of the text above, which is Markdown. */
function chaptersOf(document) {
    return [...document.info.description.matchAll(/^## (.+)$/gm)].map(([, title]) => title.trim());
}

/** Scrolls to a chapter of the text above. */
function openChapter(title) {
    const headings = [...window.document.querySelectorAll("#reference .info h2")];
    headings.find((heading) => heading.textContent.trim() === title)?.scrollIntoView();
}

/** A part of the contents that folds. */
function groupIn(list, name) {
    const group = list.appendChild(window.document.createElement("details"));
    group.appendChild(window.document.createElement("summary")).textContent = name;
    return group;
}

/** The chapters, then all operations by what they are about, folded; words in the field above open those that have all
 *  of them. */
function fillContents(document, open) {
    const list = window.document.getElementById("contents-list");
    const entries = [];
    const guide = groupIn(list, "Guide");
    guide.open = true;
    for (const title of chaptersOf(document)) {
        const link = guide.appendChild(window.document.createElement("a"));
        link.href = "#/";
        link.textContent = title;
        link.addEventListener("click", (event) => {
            event.preventDefault();
            openChapter(title);
        });
        entries.push({ link, group: guide, text: `guide ${title}`.toLowerCase() });
    }
    for (const { name } of document.tags) {
        const group = groupIn(list, name);
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
        const words = target.value.toLowerCase().split(/\s+/).filter(Boolean);
        for (const { link, text } of entries) link.hidden = !words.every((word) => text.includes(word));
        for (const group of new Set(entries.map((entry) => entry.group))) {
            group.hidden = !group.querySelector("a:not([hidden])");
            group.open = words.length > 0 || group === guide;
        }
    });
}

/** Swagger UI resolves what an operation refers to, but not what its path does for all of its operations: opened by its
 *  address, one of these would have a parameter without a name. */
function giveOperationsTheirParameters(document) {
    for (const item of Object.values(document.paths)) {
        const shared = item.parameters ?? [];
        for (const operation of methods.map((method) => item[method]).filter(Boolean))
            operation.parameters = [...shared, ...(operation.parameters ?? [])];
        delete item.parameters;
    }
}

async function show() {
    const document = await (await fetch("/api/v1/openapi.json")).json();
    giveOperationsTheirParameters(document);
    document.servers = [{ url: window.location.origin }]; // Where this page is, a proxy's address too.
    document.info.description += "\n\nAll of them are on [a page of their own](/docs/errors).\n";
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
