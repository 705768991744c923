// Rules in Schematron, as the makers of e-invoices' formats publish them: made into a stylesheet and run by Saxon, whose
// decimals are exact.

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import saxon from "saxon-js";
import { parseXmlDocument, serializeToWellFormedString } from "slimdom";
import { runTool, temporaryFolder } from "./processes.mjs";

const escaped = (text) => text.replace(/[&<>"]/g, (one) => `&#${one.charCodeAt(0)};`);
const partsOf = (element, name) => element.childNodes.filter((node) => node.localName === name);

function variable(element) {
    return `<xsl:variable name="${element.getAttribute("name")}" select="${escaped(element.getAttribute("value"))}"/>`;
}

/** What a rule says where its test does not hold. */
function checkOf(element) {
    const test = escaped(element.getAttribute("test"));
    const fails = element.localName === "assert" ? `not(${test})` : test;
    const said = escaped(element.textContent.trim().replace(/\s+/g, " "));
    return `<xsl:if test="${fails}"><xsl:text>${said}&#10;</xsl:text></xsl:if>`;
}

/** The rules of a pattern: of those that a node fits, the first. */
function patternOf(pattern, at) {
    const mode = `mode="pattern-${at}"`;
    const onward = `<xsl:apply-templates select="@* | node()" ${mode}/>`;
    const rules = partsOf(pattern, "rule");
    const templates = rules.map((rule, place) => {
        const parts = rule.childNodes.map((part) => part.localName === "let" ? variable(part)
            : ["assert", "report"].includes(part.localName) ? checkOf(part) : "");
        return `<xsl:template match="${escaped(rule.getAttribute("context"))}" ${mode} priority="${rules.length - place}">`
            + parts.join("") + onward + "</xsl:template>";
    });
    return partsOf(pattern, "let").map(variable).join("") + templates.join("")
        + `<xsl:template match="/ | @* | node()" ${mode} priority="-1">${onward}</xsl:template>`;
}

function stylesheetOf(text) {
    const schema = parseXmlDocument(text).documentElement;
    const patterns = partsOf(schema, "pattern");
    const namespaces = partsOf(schema, "ns").map((ns) => `xmlns:${ns.getAttribute("prefix")}="${ns.getAttribute("uri")}"`);
    return [
        `<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" ${namespaces.join(" ")}>`,
        `<xsl:output method="text"/>`,
        ...partsOf(schema, "function").map(serializeToWellFormedString),
        ...partsOf(schema, "let").map(variable),
        `<xsl:template match="/">`,
        ...patterns.map((_, at) => `<xsl:apply-templates select="/" mode="pattern-${at}"/>`),
        "</xsl:template>",
        ...patterns.map(patternOf),
        "</xsl:stylesheet>",
    ].join("");
}

/** A function that tells what the rules have against a document. */
export async function rulesOf(text) {
    const folder = temporaryFolder();
    const [stylesheet, compiled] = [join(folder, "rules.xsl"), join(folder, "rules.sef.json")];
    writeFileSync(stylesheet, stylesheetOf(text));
    await runTool("xslt3", `-xsl:${stylesheet}`, `-export:${compiled}`, "-nogo");
    const rules = JSON.parse(readFileSync(compiled, "utf8"));
    return (document) => {
        const asked = { stylesheetInternal: rules, sourceText: document, destination: "serialized" };
        return (saxon.transform(asked, "sync").principalResult ?? "").split("\n").filter((line) => line);
    };
}
