-- What was rejected and not credited yet, by the day from which its claim's clock runs.
create index received_goods_claimed on received_goods (shop, received_on)
    where rejected_units > 0 and credit_excl_tax = 0;
