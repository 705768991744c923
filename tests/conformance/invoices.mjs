// Invoices and credit notes as UBL, before the rules of EN 16931 and of Peppol BIS Billing 3: those of single events and
// those of a client's month, in all seven categories of tax.

import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { callApi, run, startServer } from "./processes.mjs";
import { rulesOf } from "./schematron.mjs";

const seller = {
    "country": "NL", "currency": "EUR", "time-zone": "Europe/Amsterdam", "address": "Kade 1\n1016 DL Amsterdam",
    "email": "shop@example.com", "phone": "+31 20 1234567", "tax-number": "NL123456789B01",
    "electronic-address": "0106:12345678", "bank-details": "NL91 ABNA 0417 1643 00", "payment-days": "21",
};

const buyers = {
    NL: { country: "NL", taxNumber: "NL987654321B01", electronicAddress: "0106:87654321", address: "Plein 2\n3511 EX Goes" },
    BE: { country: "BE", taxNumber: "BE0123456749", electronicAddress: "0208:0123456749", address: "Rue 1\n1000 Bruxelles" },
    CH: { country: "CH", taxNumber: null, electronicAddress: "9927:CHE123456788", address: "Gasse 3\n8001 Zürich" },
};

/** Tax groups: a category, its rate and reason, and who is invoiced in it. */
const taxes = [
    ["S", 0.21, null, "NL"], ["S", 0.09, null, "NL"], ["Z", 0, null, "NL"], ["E", 0, "Exempt by article 132", "NL"],
    ["O", 0, "Not subject to VAT", "NL"], ["AE", 0, "Reverse charge, article 194", "BE"], ["K", 0, "Article 138", "BE"],
    ["G", 0, "Export outside the EU", "CH"],
];

const dayIn = (month, day) => new Date(Date.UTC(2026, month - 1, day, 9)).getTime();

async function addPriced(api, category, reason) {
    const multiplier = category === "S" ? 1.21 : 1;
    const row = { name: `Rose ${category}`, productType: `flower-${category}`, variant: { name: "Red", unitsPerPack: 10 } };
    const { results } = await api("POST", "/products", { items: [row] });
    const list = await api("POST", "/price-lists", {
        productType: row.productType, date: "2026-01-01", taxMultiplier: multiplier, taxCategory: category,
        exemptionReason: reason,
    });
    await api("POST", `/price-lists/${list.priceListId}/entries`,
        { items: [{ variantId: results[0].variantId, unitCostExclTax: 1.37 }] });
    return results[0].variantId;
}

/** An approved event of flowers and a fee, on a day of last spring. */
function addEvent(api, contactId, taxGroupId, variantId, month, day, fee) {
    return api("POST", "/events", {
        name: `Lobby & hall <${day}>`, status: "approved", venueStart: dayIn(month, day),
        contacts: [{ role: "client", contactId }],
        pricing: { taxGroupId, additionalFees: [{ name: "Delivery", amountExclTax: fee }], discount: { percent: day % 3 } },
        groups: [{ name: "Bouquet", quantity: 1 + day % 4, items: [{ variantId, quantity: 7 }] }],
    });
}

/** Every invoice of a shop, each with the credit note of every fifth; their numbers and what they are in UBL. */
async function issueAll(server) {
    const api = (method, path, body) => callApi(server, method, path, body);
    const ubl = async ({ invoiceId, number, kind }) => {
        const headers = { Authorization: `Bearer ${server.key}` };
        const answer = await fetch(`${server.address}/api/v1/invoices/${invoiceId}?format=ubl`, { headers });
        const text = await answer.text();
        assert.equal(answer.status, 200, text);
        return { name: `${kind} ${number}`, text };
    };
    const issued = { collective: [], single: [], credited: [] };
    for (const [at, [category, rate, exemptionReason, country]] of taxes.entries()) {
        const { taxGroupId } = await api("POST", "/tax-groups",
            { name: `${category} ${rate}`, rate, taxCategory: category, exemptionReason });
        const variantId = await addPriced(api, category, exemptionReason);
        const name = `Hotel ${at}`;
        const email = `desk@${country.toLowerCase()}.example`;
        const { contactId } = await api("POST", "/contacts", { name, emails: [email], ...buyers[country] });
        const buyer = { name, email, reference: `PO ${at}`, ...buyers[country] };
        for (let month = 1; month <= 4; ++month) {
            for (let day = 2 + at; day < 28; day += 7)
                await addEvent(api, contactId, taxGroupId, variantId, month, day, 10.01 + day * month);
            const pad = `${month}`.padStart(2, "0");
            const invoice = await api("POST", "/invoices", {
                contactId, from: `2026-${pad}-01`, to: `2026-${pad}-28`, buyer, note: month % 2 ? "Thank you" : null,
            });
            issued.collective.push(await ubl(invoice));
            if (issued.collective.length % 5 !== 0) continue;
            const credit = await api("POST", `/invoices/${invoice.invoiceId}/credit`, { reason: "Wrong month" });
            issued.credited.push(await ubl(credit));
        }
        const { eventId } = await addEvent(api, contactId, taxGroupId, variantId, 5, 3 + at, 99.95);
        issued.single.push(await ubl(await api("POST", `/events/${eventId}/invoices`, { kind: "rest", buyer })));
    }
    return issued;
}

/** What rules must not let pass: another sum, and a buyer who says nothing by which to find the invoice. */
const harms = [
    (text) => text.replace(/<cbc:PayableAmount([^>]*)>[^<]*/, "<cbc:PayableAmount$1>1.00"),
    (text) => text.replace(/<cbc:BuyerReference>[^<]*<\/cbc:BuyerReference>/, ""),
];

/** The files of rules, which are not ours to pass on: CEN-EN16931-UBL.sch of ConnectingEurope/eInvoicing-EN16931 and
 * PEPPOL-EN16931-UBL.sch of OpenPEPPOL/peppol-bis-invoice-3 on GitHub, in a folder that is named. */
function ruleFiles() {
    const folder = process.env.STEMDESK_INVOICE_RULES;
    return folder ? readdirSync(folder).filter((name) => name.endsWith(".sch")).map((name) => join(folder, name)) : [];
}

/** What the rules say of each of them must be nothing. */
export async function judgeInvoices(stemdesk) {
    const files = ruleFiles();
    if (files.length === 0) {
        console.log("    skipped: name a folder with CEN-EN16931-UBL.sch and Peppol's in STEMDESK_INVOICE_RULES");
        return;
    }
    const server = await startServer(stemdesk);
    const settings = Object.entries(seller).map(([key, value]) => `${key}=${value}`);
    await run(stemdesk, "shop", "set", ...server.data, ...settings);
    const { collective, single, credited } = await issueAll(server);
    await server.stop();
    assert.ok(collective.length >= 30, `${collective.length} invoices of a month`);
    const invoices = [...collective, ...single, ...credited];
    for (const [category] of taxes)
        assert.ok(invoices.some(({ text }) => text.includes(`<cbc:ID>${category}</cbc:ID>`)), `none in ${category}`);
    for (const file of files) {
        const complaintsOf = await rulesOf(readFileSync(file, "utf8"));
        assert.ok(harms.some((harm) => complaintsOf(harm(invoices[0].text)).length > 0), `${file} lets anything pass`);
        const complaints = invoices.flatMap(({ name, text }) => complaintsOf(text).map((said) => `${name}: ${said}`));
        assert.deepEqual(complaints, [], file);
    }
}
