"""Shops that are large, by way of the API."""

BATCH = 500


def send(client, path, rows):
    """In batches; what each row's result says."""
    for first in range(0, len(rows), BATCH):
        answer = client.call("POST", path, {"items": rows[first:first + BATCH]})
        assert not answer["errors"], answer["errors"][:1]
        yield from answer["results"]


def add_products(client, count):
    """Returns the ids of their variants."""
    rows = [{"name": f"Rose {number}", "category": "Roses", "productType": "flower",
             "variant": {"name": f"{40 + number % 5 * 10} cm", "unitsPerPack": 25, "sku": f"QS-{number}"}}
            for number in range(count)]
    return [result["variantId"] for result in send(client, "products", rows)]


def add_price_list(client, variants, number):
    made = client.call("POST", "price-lists", {"name": f"Week {number}", "productType": "flower", "date": "2026-03-01",
                                               "taxMultiplier": 1.2})
    rows = [{"variantId": variant, "unitCostExclTax": 0.35} for variant in variants]
    for _ in send(client, f"price-lists/{made['priceListId']}/entries", rows):
        pass
    return made["priceListId"]


def add_event(client, variants):
    """With a line for each; returns its id."""
    event = client.call("POST", "events", {"name": "Harvest ball"})["eventId"]
    group = client.call("POST", f"events/{event}/groups", {"name": "All of it"})["eventGroupId"]
    rows = [{"variantId": variant, "quantity": 12} for variant in variants]
    for _ in send(client, f"events/{event}/groups/{group}/items", rows):
        pass
    return event


def fill(program, products):
    """A shop in a new folder, with as many products and prices."""
    key = program.prepare(demo=False)
    running = program.serve()
    client = running.client(key, timeout=600)
    add_price_list(client, add_products(client, products), 1)
    running.stop()
