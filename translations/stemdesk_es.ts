<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>documents</name>
    <message>
        <source>Not approved yet: %1</source>
        <translation>Aún sin aprobar: %1</translation>
    </message>
    <message>
        <source>Supplier order</source>
        <translation>Pedido a proveedor</translation>
    </message>
    <message numerus="yes">
        <source>For %n event(s)</source>
        <translation>
            <numerusform>Para el evento</numerusform>
            <numerusform>Para %n eventos</numerusform>
        </translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Resumen</translation>
    </message>
    <message>
        <source>Our account number with you: %1</source>
        <translation>Nuestro número de cliente con ustedes: %1</translation>
    </message>
    <message>
        <source>These lines name no supplier yet.</source>
        <translation>Estas líneas aún no tienen proveedor.</translation>
    </message>
    <message>
        <source>This supplier is archived.</source>
        <translation>Este proveedor está archivado.</translation>
    </message>
    <message>
        <source>There is nothing to order.</source>
        <translation>No hay nada que pedir.</translation>
    </message>
    <message>
        <source>No visible group of these events has a line that needs stems.</source>
        <translation>Ningún grupo visible de estos eventos tiene una línea que pedir.</translation>
    </message>
    <message>
        <source>continued</source>
        <translation>continuación</translation>
    </message>
    <message>
        <source>Total before tax</source>
        <translation>Total sin impuestos</translation>
    </message>
    <message>
        <source>Total with tax</source>
        <translation>Total con impuestos</translation>
    </message>
    <message numerus="yes">
        <source>* %n line(s) have no price yet: the total is not complete.</source>
        <translation>
            <numerusform>* Una línea aún no tiene precio: el total no está completo.</numerusform>
            <numerusform>* %n líneas aún no tienen precio: el total no está completo.</numerusform>
        </translation>
    </message>
    <message>
        <source>No supplier</source>
        <translation>Sin proveedor</translation>
    </message>
    <message>
        <source>Supplier</source>
        <translation>Proveedor</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Página</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Líneas</translation>
    </message>
    <message>
        <source>Before tax</source>
        <translation>Sin impuestos</translation>
    </message>
    <message>
        <source>With tax</source>
        <translation>Con impuestos</translation>
    </message>
    <message>
        <source>Product</source>
        <translation>Producto</translation>
    </message>
    <message>
        <source>Variety</source>
        <translation>Variedad</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Longitud</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Colores</translation>
    </message>
    <message>
        <source>SKU</source>
        <translation>Referencia</translation>
    </message>
    <message>
        <source>Needed</source>
        <translation>Necesario</translation>
    </message>
    <message>
        <source>Packs</source>
        <translation>Paquetes</translation>
    </message>
    <message>
        <source>To order</source>
        <translation>A pedir</translation>
    </message>
    <message>
        <source>Unit cost</source>
        <translation>Precio unitario</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Coste</translation>
    </message>
    <message>
        <source>%1 cm</source>
        <translation>%1 cm</translation>
    </message>
    <message>
        <source>no price</source>
        <translation>sin precio</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Página %1 de %2</translation>
    </message>
    <message>
        <source>DRAFT</source>
        <translation>BORRADOR</translation>
    </message>
    <message>
        <source>Needed for %1</source>
        <translation>Para el %1</translation>
    </message>
    <message>
        <source>Needed from %1 to %2</source>
        <translation>Del %1 al %2</translation>
    </message>
    <message>
        <source>1 unit</source>
        <translation>1 unidad</translation>
    </message>
    <message>
        <source>%1 units</source>
        <translation>%1 unidades</translation>
    </message>
    <message>
        <source>1 pack of %1 (%2)</source>
        <translation>1 paquete de %1 (%2)</translation>
    </message>
    <message>
        <source>%1 packs of %2 (%3)</source>
        <translation>%1 paquetes de %2 (%3)</translation>
    </message>
    <message>
        <source>SKU %1</source>
        <translation>ref. %1</translation>
    </message>
    <message>
        <source>Order from %1</source>
        <translation>Pedido de %1</translation>
    </message>
    <message>
        <source>%1, needed for %2</source>
        <translation>%1, para el %2</translation>
    </message>
    <message>
        <source>Hello,</source>
        <translation>Buenos días:</translation>
    </message>
    <message>
        <source>not a firm order yet, please do not deliver.</source>
        <translation>aún no es un pedido en firme, por favor no lo entreguen todavía.</translation>
    </message>
    <message>
        <source>We would like to order:</source>
        <translation>Queremos pedir:</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) in all</source>
        <translation>
            <numerusform>%n línea en total</numerusform>
            <numerusform>%n líneas en total</numerusform>
        </translation>
    </message>
    <message>
        <source>Kind regards</source>
        <translation>Saludos cordiales</translation>
    </message>
    <message>
        <source>Stem cm</source>
        <translation>Tallo cm</translation>
    </message>
    <message>
        <source>Per pack</source>
        <translation>Por paquete</translation>
    </message>
    <message>
        <source>Cost with tax</source>
        <translation>Coste con impuestos</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Para</translation>
    </message>
    <message>
        <source>DRAFT: not every event is approved yet</source>
        <translation>BORRADOR: aún no están aprobados todos los eventos</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
</context>
</TS>
