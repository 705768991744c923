<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>ErrorText</name>
    <message>
        <source>Give it a name.</source>
        <translation>Indique un nombre.</translation>
    </message>
    <message>
        <source>Choose a category.</source>
        <translation>Elija una categoría.</translation>
    </message>
    <message>
        <source>Choose a type.</source>
        <translation>Elija un tipo.</translation>
    </message>
    <message>
        <source>A new product needs its first variety.</source>
        <translation>Un producto nuevo necesita su primera variedad.</translation>
    </message>
    <message>
        <source>Choose a flower or material.</source>
        <translation>Elija una flor o un material.</translation>
    </message>
    <message>
        <source>Say how many.</source>
        <translation>Indique la cantidad.</translation>
    </message>
    <message>
        <source>This name is already in use; choose another one.</source>
        <translation>Este nombre ya está en uso; elija otro.</translation>
    </message>
    <message>
        <source>Another event has this short name; choose another one.</source>
        <translation>Otro evento tiene este nombre corto; elija otro.</translation>
    </message>
    <message>
        <source>This one comes with Stemdesk and stays as it is.</source>
        <translation>Este elemento viene con Stemdesk y no se puede cambiar.</translation>
    </message>
    <message numerus="yes">
        <source>It is used on %n event line(s); remove it from those first.</source>
        <translation>
            <numerusform>Se usa en %Ln línea de evento; quítelo primero de ahí.</numerusform>
            <numerusform>Se usa en %Ln líneas de eventos; quítelo primero de ahí.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n event(s) keep to this price list; it cannot be deleted now.</source>
        <translation>
            <numerusform>%Ln evento usa esta lista de precios; ahora no se puede eliminar.</numerusform>
            <numerusform>%Ln eventos usan esta lista de precios; ahora no se puede eliminar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n event(s) use this tax group; it cannot be deleted now.</source>
        <translation>
            <numerusform>%Ln evento usa este grupo de impuestos; ahora no se puede eliminar.</numerusform>
            <numerusform>%Ln eventos usan este grupo de impuestos; ahora no se puede eliminar.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no such supplier any more.</source>
        <translation>Este proveedor ya no existe.</translation>
    </message>
    <message>
        <source>There is no such product any more.</source>
        <translation>Este producto ya no existe.</translation>
    </message>
    <message>
        <source>There is no such variety any more.</source>
        <translation>Esta variedad ya no existe.</translation>
    </message>
    <message>
        <source>There is no such price list any more.</source>
        <translation>Esta lista de precios ya no existe.</translation>
    </message>
    <message>
        <source>There is no such tax group any more.</source>
        <translation>Este grupo de impuestos ya no existe.</translation>
    </message>
    <message>
        <source>There is no such event any more.</source>
        <translation>Este evento ya no existe.</translation>
    </message>
    <message>
        <source>This supplier is archived; bring it back or choose another one.</source>
        <translation>Este proveedor está archivado; recupérelo o elija otro.</translation>
    </message>
    <message>
        <source>This variety belongs to another product.</source>
        <translation>Esta variedad pertenece a otro producto.</translation>
    </message>
    <message>
        <source>The price list is for another type of product.</source>
        <translation>La lista de precios es para otro tipo de producto.</translation>
    </message>
    <message>
        <source>The shop already has suppliers, products or events.</source>
        <translation>La tienda ya tiene proveedores, productos o eventos.</translation>
    </message>
    <message>
        <source>It is no longer there; somebody has deleted it.</source>
        <translation>Ya no está; alguien lo ha eliminado.</translation>
    </message>
    <message>
        <source>Somebody else has changed this in the meantime.</source>
        <translation>Otra persona lo ha cambiado entretanto.</translation>
    </message>
    <message>
        <source>The shop&apos;s data is busy with other work; try again in a moment.</source>
        <translation>Los datos de la tienda están ocupados; inténtelo de nuevo enseguida.</translation>
    </message>
    <message>
        <source>The shop&apos;s data cannot be reached now; nothing was changed.</source>
        <translation>Ahora no se puede acceder a los datos de la tienda; no se ha cambiado nada.</translation>
    </message>
    <message>
        <source>The disk is full; nothing was changed. Make room and try again.</source>
        <translation>El disco está lleno; no se ha cambiado nada. Libere espacio e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>The shop&apos;s data is damaged; restore the last backup.</source>
        <translation>Los datos de la tienda están dañados; restaure la última copia de seguridad.</translation>
    </message>
    <message>
        <source>Something went wrong inside Stemdesk; nothing was changed.</source>
        <translation>Algo ha fallado en Stemdesk; no se ha cambiado nada.</translation>
    </message>
    <message>
        <source>Write an e-mail address, like anna@example.com.</source>
        <translation>Escriba una dirección de correo, como anna@example.com.</translation>
    </message>
    <message>
        <source>Write the stem length in centimetres, like 50.</source>
        <translation>Escriba la longitud del tallo en centímetros, como 50.</translation>
    </message>
    <message>
        <source>Write how many come in one pack, more than 0.</source>
        <translation>Escriba cuántos vienen en un paquete, más de 0.</translation>
    </message>
    <message>
        <source>Write the fewest packs as a whole number.</source>
        <translation>Escriba el mínimo de paquetes como número entero.</translation>
    </message>
    <message>
        <source>Give each supplier one minimum at most.</source>
        <translation>Indique como máximo un mínimo por proveedor.</translation>
    </message>
    <message>
        <source>Write the colours with commas between them.</source>
        <translation>Separe los colores con comas.</translation>
    </message>
    <message>
        <source>Write a number more than 0.</source>
        <translation>Escriba un número mayor que 0.</translation>
    </message>
    <message>
        <source>Write the budget as an amount, 0 or more.</source>
        <translation>Escriba el presupuesto como importe, 0 o más.</translation>
    </message>
    <message>
        <source>Write the guests as a whole number.</source>
        <translation>Escriba los invitados como número entero.</translation>
    </message>
    <message>
        <source>Write the tables as a whole number.</source>
        <translation>Escriba las mesas como número entero.</translation>
    </message>
    <message>
        <source>The ceremony must end after it starts.</source>
        <translation>La ceremonia debe terminar después de empezar.</translation>
    </message>
    <message>
        <source>The time at the venue must end after it starts.</source>
        <translation>El horario en el lugar debe terminar después de empezar.</translation>
    </message>
    <message>
        <source>Write the colour in the form #rrggbb.</source>
        <translation>Escriba el color en la forma #rrggbb.</translation>
    </message>
    <message>
        <source>Write a date.</source>
        <translation>Escriba una fecha.</translation>
    </message>
    <message>
        <source>Write the unit cost as an amount, 0 or more.</source>
        <translation>Escriba el precio unitario como importe, 0 o más.</translation>
    </message>
    <message>
        <source>Write the tax as a factor, like 1.2 for 20 %.</source>
        <translation>Escriba el impuesto como factor, como 1,2 para el 20&#xa0;%.</translation>
    </message>
    <message>
        <source>The name may have 200 characters, on one line.</source>
        <translation>El nombre puede tener 200 caracteres, en una sola línea.</translation>
    </message>
    <message>
        <source>The notes are too long.</source>
        <translation>Las notas son demasiado largas.</translation>
    </message>
    <message>
        <source>Changed elsewhere to “%1”. Enter keeps yours, Escape takes theirs.</source>
        <translation>Cambiado en otro sitio a «%1». Intro conserva su valor, Esc toma el otro.</translation>
    </message>
    <message>
        <source>Write the address, like https://example.com/stemdesk.</source>
        <translation>Escriba la dirección, como https://example.com/stemdesk.</translation>
    </message>
    <message>
        <source>Write a web address, like https://example.com/stemdesk.</source>
        <translation>Escriba una dirección web, como https://example.com/stemdesk.</translation>
    </message>
    <message>
        <source>This address is too long; 2,048 characters is the most.</source>
        <translation>Esta dirección es demasiado larga; el máximo son 2048 caracteres.</translation>
    </message>
    <message>
        <source>The address must begin with https://, so that nobody can read along.</source>
        <translation>La dirección debe empezar por https://, para que nadie pueda leer los mensajes.</translation>
    </message>
    <message>
        <source>Leave the port out; webhooks go to the usual one, 443.</source>
        <translation>Omita el puerto; los webhooks van al habitual, 443.</translation>
    </message>
    <message>
        <source>Leave the name and password out of the address; every message is signed.</source>
        <translation>Quite el nombre y la contraseña de la dirección; cada mensaje va firmado.</translation>
    </message>
    <message>
        <source>Leave out the # and what follows it.</source>
        <translation>Quite el # y lo que le sigue.</translation>
    </message>
    <message>
        <source>This address exists inside a network only; give one on the internet.</source>
        <translation>Esta dirección solo existe dentro de una red; indique una en Internet.</translation>
    </message>
    <message>
        <source>No computer is known under this address; check how it is spelled.</source>
        <translation>No se conoce ningún ordenador en esta dirección; compruebe cómo está escrita.</translation>
    </message>
    <message>
        <source>This address leads to a private computer; give one on the internet.</source>
        <translation>Esta dirección lleva a un ordenador privado; indique una en Internet.</translation>
    </message>
    <message>
        <source>Choose at least one thing that it tells of.</source>
        <translation>Elija al menos una cosa de la que avise.</translation>
    </message>
    <message>
        <source>The keyring is locked, so that no secret can be kept safe. Unlock it and try again.</source>
        <translation>El llavero está bloqueado y no se puede guardar ningún secreto con seguridad. Desbloquéelo e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>This computer&apos;s keyring does not answer, so that no secret can be kept safe. Start it and try again.</source>
        <translation>El llavero de este ordenador no responde y no se puede guardar ningún secreto con seguridad. Inícielo e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>The keyring no longer holds Stemdesk&apos;s key, so that secrets cannot be opened. “stemdesk secrets” helps to bring it back.</source>
        <translation>El llavero ya no contiene la clave de Stemdesk y no se pueden abrir los secretos. «stemdesk secrets» ayuda a recuperarla.</translation>
    </message>
    <message>
        <source>The file that keeps the secrets&apos; key is missing. Put it back and try again.</source>
        <translation>Falta el archivo que guarda la clave de los secretos. Devuélvalo a su sitio e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>The secrets are sealed under another key than the one that is here. “stemdesk secrets” helps to bring it back.</source>
        <translation>Los secretos están sellados con otra clave que la que hay aquí. «stemdesk secrets» ayuda a recuperarla.</translation>
    </message>
    <message>
        <source>Webhooks cannot be set up while Stemdesk runs in this way.</source>
        <translation>No se pueden configurar webhooks mientras Stemdesk funciona así.</translation>
    </message>
</context>
<context>
    <name>IntegrationWords</name>
    <message>
        <source>Suppliers</source>
        <translation>Proveedores</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Colores</translation>
    </message>
    <message>
        <source>Categories</source>
        <translation>Categorías</translation>
    </message>
    <message>
        <source>Products</source>
        <translation>Productos</translation>
    </message>
    <message>
        <source>Price lists</source>
        <translation>Listas de precios</translation>
    </message>
    <message>
        <source>Tax groups</source>
        <translation>Grupos de impuestos</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Eventos</translation>
    </message>
    <message>
        <source>Supplier orders</source>
        <translation>Pedidos a proveedores</translation>
    </message>
    <message>
        <source>Webhooks</source>
        <translation>Webhooks</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Todo</translation>
    </message>
    <message>
        <source>Reads everything</source>
        <translation>Lee todo</translation>
    </message>
    <message>
        <source>Keeps the catalogue in step</source>
        <translation>Sincroniza el catálogo</translation>
    </message>
    <message>
        <source>changes %1</source>
        <translation>cambia %1</translation>
    </message>
    <message>
        <source>reads %1</source>
        <translation>lee %1</translation>
    </message>
    <message>
        <source>manages</source>
        <translation>gestiona</translation>
    </message>
    <message>
        <source>reads and changes</source>
        <translation>lee y cambia</translation>
    </message>
    <message>
        <source>changes only</source>
        <translation>solo cambia</translation>
    </message>
    <message>
        <source>reads</source>
        <translation>lee</translation>
    </message>
    <message>
        <source>Revoked</source>
        <translation>Revocada</translation>
    </message>
    <message>
        <source>Expired</source>
        <translation>Caducada</translation>
    </message>
    <message>
        <source>Active</source>
        <translation>Activa</translation>
    </message>
    <message>
        <source>today, %1</source>
        <translation>hoy, %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>New event</source>
        <translation>Nuevo evento</translation>
    </message>
    <message>
        <source>Changed event</source>
        <translation>Evento cambiado</translation>
    </message>
    <message>
        <source>new events</source>
        <translation>eventos nuevos</translation>
    </message>
    <message>
        <source>changed events</source>
        <translation>eventos cambiados</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>En pausa</translation>
    </message>
    <message>
        <source>Failing (%1)</source>
        <translation>Fallando (%1)</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>En espera</translation>
    </message>
    <message>
        <source>Delivered</source>
        <translation>Entregado</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Fallido</translation>
    </message>
    <message>
        <source>Answered %1</source>
        <translation>Respuesta %1</translation>
    </message>
    <message>
        <source>Answered %1: %2</source>
        <translation>Respuesta %1: %2</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation>Sin respuesta</translation>
    </message>
</context>
<context>
    <name>OrderWords</name>
    <message>
        <source>%1 ‘%2’</source>
        <translation>%1 ‘%2’</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n bunch(es) of %1</source>
        <translation>
            <numerusform>%Ln ramo de %1</numerusform>
            <numerusform>%Ln ramos de %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pack(s) of %1</source>
        <translation>
            <numerusform>%Ln paquete de %1</numerusform>
            <numerusform>%Ln paquetes de %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 fewer of %2 saves a bunch of %3</source>
        <translation>%2: con %1 menos se ahorra un ramo de %3</translation>
    </message>
    <message>
        <source>%1 fewer of %2 saves a pack of %3</source>
        <translation>%2: con %1 menos se ahorra un paquete de %3</translation>
    </message>
    <message>
        <source>%1 more of %2 fills the last bunch of %3</source>
        <translation>%2: con %1 más se completa el último ramo de %3</translation>
    </message>
    <message>
        <source>%1 more of %2 fills the last pack of %3</source>
        <translation>%2: con %1 más se completa el último paquete de %3</translation>
    </message>
    <message>
        <source>%1 has %2 for %3 instead of %4</source>
        <translation>%1 ofrece %2 por %3 en lugar de %4</translation>
    </message>
    <message>
        <source>%1 of %2 instead of %3</source>
        <translation>%2: %1 en lugar de %3</translation>
    </message>
    <message>
        <source>+%1 of %2</source>
        <translation>+%1 × %2</translation>
    </message>
    <message>
        <source>−%1 of %2</source>
        <translation>−%1 × %2</translation>
    </message>
    <message numerus="yes">
        <source>+%n bunch(es) of %1</source>
        <translation>
            <numerusform>+%Ln ramo de %1</numerusform>
            <numerusform>+%Ln ramos de %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%n pack(s) of %1</source>
        <translation>
            <numerusform>+%Ln paquete de %1</numerusform>
            <numerusform>+%Ln paquetes de %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>−%n bunch(es) of %1</source>
        <translation>
            <numerusform>−%Ln ramo de %1</numerusform>
            <numerusform>−%Ln ramos de %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>−%n pack(s) of %1</source>
        <translation>
            <numerusform>−%Ln paquete de %1</numerusform>
            <numerusform>−%Ln paquetes de %1</numerusform>
        </translation>
    </message>
    <message>
        <source>New: %1, %2</source>
        <translation>Nuevo: %1, %2</translation>
    </message>
    <message>
        <source>No longer needed: %1, %2</source>
        <translation>Ya no hace falta: %1, %2</translation>
    </message>
    <message>
        <source>%1 costs %2 each instead of %3</source>
        <translation>%1 cuesta %2 por unidad en lugar de %3</translation>
    </message>
    <message>
        <source>%1 of %2 needed instead of %3; the order stays</source>
        <translation>%2: se necesitan %1 en lugar de %3; el pedido no cambia</translation>
    </message>
    <message>
        <source>Another price with tax for %1</source>
        <translation>Otro precio con impuestos para %1</translation>
    </message>
    <message>
        <source>%1 was deleted</source>
        <translation>Eliminado: %1</translation>
    </message>
    <message>
        <source>%1 is now: %2. It was: %3</source>
        <translation>%1 está ahora: %2. Antes: %3</translation>
    </message>
</context>
<context>
    <name>ProductCells</name>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Product and variety</source>
        <translation>Producto y variedad</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Categoría</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Stem</source>
        <translation>Tallo</translation>
    </message>
    <message>
        <source>Pack</source>
        <translation>Paq.</translation>
    </message>
    <message>
        <source>Suppliers</source>
        <translation>Proveedores</translation>
    </message>
    <message>
        <source>Unit cost</source>
        <translation>Precio unitario</translation>
    </message>
    <message>
        <source>%1 cm</source>
        <translation>%1 cm</translation>
    </message>
    <message numerus="yes">
        <source>%n varieties</source>
        <translation>
            <numerusform>%Ln variedad</numerusform>
            <numerusform>%Ln variedades</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProductEdits</name>
    <message>
        <source>Change %1</source>
        <translation>Cambiar %1</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>Añadir %1</translation>
    </message>
    <message>
        <source>Add %1 to %2</source>
        <translation>Añadir %1 a %2</translation>
    </message>
    <message>
        <source>No event used it.</source>
        <translation>Ningún evento lo usaba.</translation>
    </message>
    <message numerus="yes">
        <source>%n event line(s)</source>
        <translation>
            <numerusform>%Ln línea</numerusform>
            <numerusform>%Ln líneas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n event(s)</source>
        <translation>
            <numerusform>%Ln evento</numerusform>
            <numerusform>%Ln eventos</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 on %2 went with it.</source>
        <translation>También se ha eliminado: %1 en %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n varieties</source>
        <translation>
            <numerusform>%Ln variedad</numerusform>
            <numerusform>%Ln variedades</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>Eliminar %1</translation>
    </message>
    <message>
        <source>Deleted %1 with %2. %3</source>
        <translation>Eliminado: %1 con %2. %3</translation>
    </message>
    <message>
        <source>Deleted %1. %2</source>
        <translation>Eliminado: %1. %2</translation>
    </message>
</context>
<context>
    <name>SheetOutcome</name>
    <message>
        <source>No supplier</source>
        <translation>Sin proveedor</translation>
    </message>
</context>
<context>
    <name>SupplierEdits</name>
    <message>
        <source>Change %1 of %2</source>
        <translation>Cambiar %1 de %2</translation>
    </message>
    <message>
        <source>Archive %1</source>
        <translation>Archivar %1</translation>
    </message>
    <message>
        <source>%1 is archived. Events and prices that name it stay as they are.</source>
        <translation>%1 está archivado. Los eventos y precios que lo nombran quedan como están.</translation>
    </message>
    <message>
        <source>Bring %1 back</source>
        <translation>Recuperar %1</translation>
    </message>
    <message>
        <source>Add supplier %1 (undo archives it)</source>
        <translation>Añadir el proveedor %1 (deshacer lo archiva)</translation>
    </message>
</context>
<context>
    <name>SupplierFields</name>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>E-mail</source>
        <translation>Correo</translation>
    </message>
    <message>
        <source>Phone</source>
        <translation>Teléfono</translation>
    </message>
    <message>
        <source>Account number</source>
        <translation>N.º de cliente</translation>
    </message>
    <message>
        <source>Website</source>
        <translation>Sitio web</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Dirección</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
</context>
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
    <message>
        <source>Proposal</source>
        <translation>Presupuesto</translation>
    </message>
    <message>
        <source>Workroom recipes</source>
        <translation>Recetas para el taller</translation>
    </message>
    <message>
        <source>Packing list</source>
        <translation>Lista de carga</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Fecha</translation>
    </message>
    <message>
        <source>Ceremony</source>
        <translation>Ceremonia</translation>
    </message>
    <message>
        <source>Reception</source>
        <translation>Recepción</translation>
    </message>
    <message>
        <source>Reception, set up and end</source>
        <translation>Recepción, montaje y final</translation>
    </message>
    <message>
        <source>Guests</source>
        <translation>Invitados</translation>
    </message>
    <message>
        <source>Prepared on %1</source>
        <translation>Preparado el %1</translation>
    </message>
    <message>
        <source>Our idea</source>
        <translation>Nuestra idea</translation>
    </message>
    <message>
        <source>Flowers and arrangements</source>
        <translation>Flores y arreglos</translation>
    </message>
    <message>
        <source>There are no arrangements yet.</source>
        <translation>Todavía no hay arreglos.</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Precio</translation>
    </message>
    <message>
        <source>Design and making</source>
        <translation>Diseño y elaboración</translation>
    </message>
    <message>
        <source>Delivery and travel</source>
        <translation>Entrega y desplazamiento</translation>
    </message>
    <message>
        <source>of which tax: %1</source>
        <translation>de los cuales impuestos: %1</translation>
    </message>
    <message>
        <source>Terms</source>
        <translation>Condiciones</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>desde las %1</translation>
    </message>
    <message>
        <source>until %1</source>
        <translation>hasta las %1</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
    <message>
        <source>Each</source>
        <translation>Por pieza</translation>
    </message>
    <message>
        <source>All</source>
        <translation>En total</translation>
    </message>
    <message>
        <source>Containers and hired things, to come back</source>
        <translation>Recipientes y alquiler, a devolver</translation>
    </message>
    <message>
        <source>Arrangements</source>
        <translation>Arreglos</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>con %1</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>de %1</translation>
    </message>
    <message>
        <source>Venue</source>
        <translation>Lugar</translation>
    </message>
    <message>
        <source>Venue, set up and end</source>
        <translation>Lugar, montaje y final</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::AddLineField</name>
    <message>
        <source>Add a flower or material: type its name, like “quick 50”</source>
        <translation>Añadir una flor o un material: escriba su nombre, como «quick 50»</translation>
    </message>
    <message>
        <source>Add a line</source>
        <translation>Añadir una línea</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Coincidencias</translation>
    </message>
    <message>
        <source>Nothing in the catalogue is called “%1”.</source>
        <translation>Nada en el catálogo se llama «%1».</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::AdviceList</name>
    <message>
        <source>Ways to spend less</source>
        <translation>Formas de ahorrar</translation>
    </message>
    <message>
        <source>Saving</source>
        <translation>Ahorro</translation>
    </message>
    <message>
        <source>Worth a look</source>
        <translation>Vale la pena mirarlo</translation>
    </message>
    <message>
        <source>saves %1</source>
        <translation>ahorra %1</translation>
    </message>
    <message>
        <source>Fewer</source>
        <translation>Menos</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>%1 más</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ApiTab</name>
    <message>
        <source>Let programs on this computer in</source>
        <translation>Dejar entrar a los programas de este ordenador</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>This shop&apos;s keys work</source>
        <translation>Las claves de esta tienda funcionan</translation>
    </message>
    <message>
        <source>Open the reference</source>
        <translation>Abrir la referencia</translation>
    </message>
    <message>
        <source>API</source>
        <translation>API</translation>
    </message>
    <message>
        <source>how other programs read and change what is in Stemdesk</source>
        <translation>cómo otros programas leen y cambian lo que hay en Stemdesk</translation>
    </message>
    <message>
        <source>Copy the address</source>
        <translation>Copiar la dirección</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copiado</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Dirección</translation>
    </message>
    <message>
        <source>Address to listen on</source>
        <translation>Dirección de escucha</translation>
    </message>
    <message>
        <source>Listens on</source>
        <translation>Escucha en</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Puerto</translation>
    </message>
    <message>
        <source>This shop</source>
        <translation>Esta tienda</translation>
    </message>
    <message>
        <source>takes effect within a second</source>
        <translation>surte efecto en un segundo</translation>
    </message>
    <message>
        <source>Requests a minute</source>
        <translation>Peticiones por minuto</translation>
    </message>
    <message>
        <source>for each key; 0 for no limit</source>
        <translation>por clave; 0 para no limitar</translation>
    </message>
    <message>
        <source>Requests a month</source>
        <translation>Peticiones al mes</translation>
    </message>
    <message>
        <source>for all keys together; 0 for no limit</source>
        <translation>para todas las claves juntas; 0 para no limitar</translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>Cambiar %1</translation>
    </message>
    <message>
        <source>Write a whole number, 0 or more.</source>
        <translation>Escriba un número entero, 0 o más.</translation>
    </message>
    <message>
        <source>Requests this month</source>
        <translation>Peticiones este mes</translation>
    </message>
    <message>
        <source>For programmers</source>
        <translation>Para programadores</translation>
    </message>
    <message>
        <source>Every address, field and answer, to read and to try out with a key.</source>
        <translation>Cada dirección, campo y respuesta, para leer y probar con una clave.</translation>
    </message>
    <message>
        <source>From other computers</source>
        <translation>Desde otros ordenadores</translation>
    </message>
    <message>
        <source>In this window the API is for programs on this computer only. For others, run “stemdesk serve --listen ADDRESS:PORT --tls CERTIFICATE,KEY” on a computer that is always on: the connection is encrypted then, and needs no window.</source>
        <translation>En esta ventana la API es solo para programas de este ordenador. Para otros, ejecute «stemdesk serve --listen DIRECCIÓN:PUERTO --tls CERTIFICADO,CLAVE» en un ordenador siempre encendido: la conexión va entonces cifrada y no necesita ventana.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>Stopping; the last requests are being answered</source>
        <translation>Parando; se responden las últimas peticiones</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Apagada</translation>
    </message>
    <message>
        <source>Running on %1</source>
        <translation>Activa en %1</translation>
    </message>
    <message>
        <source>Starting…</source>
        <translation>Iniciando…</translation>
    </message>
    <message>
        <source>Not running</source>
        <translation>Parada</translation>
    </message>
    <message>
        <source>Write a port from 1 to 65535; programs usually find Stemdesk on 8787.</source>
        <translation>Escriba un puerto de 1 a 65535; los programas suelen encontrar Stemdesk en el 8787.</translation>
    </message>
    <message>
        <source>Every key of %1 is refused until this is switched on again.</source>
        <translation>Todas las claves de %1 se rechazan hasta que se vuelva a activar.</translation>
    </message>
    <message>
        <source>Let keys work</source>
        <translation>Aceptar las claves</translation>
    </message>
    <message>
        <source>Refuse all keys</source>
        <translation>Rechazar todas las claves</translation>
    </message>
    <message>
        <source>of %1; the month begins anew on the 1st, UTC</source>
        <translation>de %1; el mes vuelve a empezar el día 1, UTC</translation>
    </message>
    <message>
        <source>without a limit</source>
        <translation>sin límite</translation>
    </message>
    <message>
        <source>%1 of %2 requests</source>
        <translation>%1 de %2 peticiones</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::BudgetBar</name>
    <message>
        <source>Price against budget</source>
        <translation>Precio frente al presupuesto</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::Card</name>
    <message>
        <source>More actions</source>
        <translation>Más acciones</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::Chip</name>
    <message>
        <source>Delete removes it</source>
        <translation>Supr lo quita</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ColoursField</name>
    <message>
        <source>Colours</source>
        <translation>Colores</translation>
    </message>
    <message>
        <source>Choose a colour</source>
        <translation>Elegir un color</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Añadir</translation>
    </message>
    <message>
        <source>Add a colour</source>
        <translation>Añadir un color</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::CopiesField</name>
    <message>
        <source>How many of them</source>
        <translation>Cuántos</translation>
    </message>
    <message>
        <source>How many of them are made</source>
        <translation>Cuántos se hacen de este</translation>
    </message>
    <message>
        <source>× %1</source>
        <translation>× %1</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::DateTimeField</name>
    <message>
        <source>Clear %1</source>
        <translation>Borrar %1</translation>
    </message>
    <message>
        <source>Set a date</source>
        <translation>Poner fecha</translation>
    </message>
    <message>
        <source>%1: day</source>
        <translation>%1: día</translation>
    </message>
    <message>
        <source>%1: time</source>
        <translation>%1: hora</translation>
    </message>
    <message>
        <source>%1: set a date</source>
        <translation>%1: poner fecha</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::DeliveriesModel</name>
    <message>
        <source>When</source>
        <translation>Cuándo</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Qué</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Tries</source>
        <translation>Intentos</translation>
    </message>
    <message>
        <source>Last answer</source>
        <translation>Última respuesta</translation>
    </message>
    <message>
        <source>Next try</source>
        <translation>Próximo intento</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::DeliveryPanel</name>
    <message>
        <source>Delivery</source>
        <translation>Entrega</translation>
    </message>
    <message>
        <source>Back to the webhook</source>
        <translation>Volver al webhook</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Made</source>
        <translation>Creado</translation>
    </message>
    <message>
        <source>Next try</source>
        <translation>Próximo intento</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>Tries</source>
        <translation>Intentos</translation>
    </message>
    <message>
        <source>Send again</source>
        <translation>Enviar de nuevo</translation>
    </message>
    <message>
        <source>The same message under the same id, tried up to four times</source>
        <translation>El mismo mensaje con el mismo ID, hasta cuatro intentos</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Mensaje</translation>
    </message>
    <message>
        <source>Headers</source>
        <translation>Cabeceras</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Copy: %1</source>
        <translation>Copiar: %1</translation>
    </message>
    <message>
        <source>%1 · %2 · %3</source>
        <translation>%1 · %2 · %3</translation>
    </message>
    <message>
        <source>Not tried yet.</source>
        <translation>Aún sin intentar.</translation>
    </message>
    <message>
        <source>(when it is tried)</source>
        <translation>(al intentarlo)</translation>
    </message>
    <message>
        <source>(made with the secret)</source>
        <translation>(creada con el secreto)</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::DetailsForm</name>
    <message>
        <source>Clients and guests</source>
        <translation>Clientes e invitados</translation>
    </message>
    <message>
        <source>Client</source>
        <translation>Cliente</translation>
    </message>
    <message>
        <source>Change client</source>
        <translation>Cambiar el cliente</translation>
    </message>
    <message>
        <source>Second client</source>
        <translation>Segundo cliente</translation>
    </message>
    <message>
        <source>Guests</source>
        <translation>Invitados</translation>
    </message>
    <message>
        <source>Change guests</source>
        <translation>Cambiar los invitados</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Mesas</translation>
    </message>
    <message>
        <source>Change tables</source>
        <translation>Cambiar las mesas</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>Presupuesto</translation>
    </message>
    <message>
        <source>Change budget</source>
        <translation>Cambiar el presupuesto</translation>
    </message>
    <message>
        <source>without tax; empty where none was agreed</source>
        <translation>sin impuestos; vacío si no se acordó ninguno</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Cuándo</translation>
    </message>
    <message>
        <source>Ceremony from</source>
        <translation>Ceremonia desde</translation>
    </message>
    <message>
        <source>Ceremony until</source>
        <translation>Ceremonia hasta</translation>
    </message>
    <message>
        <source>Venue from</source>
        <translation>Celebración desde</translation>
    </message>
    <message>
        <source>Venue until</source>
        <translation>Celebración hasta</translation>
    </message>
    <message>
        <source>Change date</source>
        <translation>Cambiar la fecha</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Dónde</translation>
    </message>
    <message>
        <source>Ceremony</source>
        <translation>Ceremonia</translation>
    </message>
    <message>
        <source>Change ceremony address</source>
        <translation>Cambiar la dirección de la ceremonia</translation>
    </message>
    <message>
        <source>Venue</source>
        <translation>Lugar</translation>
    </message>
    <message>
        <source>Change venue</source>
        <translation>Cambiar el lugar</translation>
    </message>
    <message>
        <source>Palette</source>
        <translation>Paleta</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Colores</translation>
    </message>
    <message>
        <source>Change palette</source>
        <translation>Cambiar la paleta</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
    <message>
        <source>For the shop</source>
        <translation>Para la tienda</translation>
    </message>
    <message>
        <source>Change notes</source>
        <translation>Cambiar las notas</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::EventForm</name>
    <message>
        <source>Write a whole number.</source>
        <translation>Escriba un número entero.</translation>
    </message>
    <message>
        <source>Write an amount, 0 or more.</source>
        <translation>Escriba un importe, 0 o más.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::EventPage</name>
    <message>
        <source>Event</source>
        <translation>Evento</translation>
    </message>
    <message>
        <source>This event is no longer there.</source>
        <translation>Este evento ya no está.</translation>
    </message>
    <message>
        <source>Back to the events</source>
        <translation>Volver a los eventos</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Eventos</translation>
    </message>
    <message>
        <source>Name of the event</source>
        <translation>Nombre del evento</translation>
    </message>
    <message>
        <source>Supplier orders</source>
        <translation>Pedidos a proveedores</translation>
    </message>
    <message>
        <source>Recipe</source>
        <translation>Receta</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Datos</translation>
    </message>
    <message>
        <source>Pricing</source>
        <translation>Precios</translation>
    </message>
    <message>
        <source>Somebody else changed the name to “%1”. Enter keeps yours, Escape takes theirs.</source>
        <translation>Otra persona cambió el nombre a «%1». Intro conserva el suyo, Esc toma el otro.</translation>
    </message>
    <message>
        <source>no date yet</source>
        <translation>aún sin fecha</translation>
    </message>
    <message>
        <source>prices pinned</source>
        <translation>precios fijados</translation>
    </message>
    <message>
        <source>Rename %1</source>
        <translation>Cambiar el nombre de %1</translation>
    </message>
    <message>
        <source>Change status to %1</source>
        <translation>Cambiar el estado a «%1»</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::EventPickModel</name>
    <message>
        <source>No date yet</source>
        <translation>Aún sin fecha</translation>
    </message>
    <message>
        <source>This week</source>
        <translation>Esta semana</translation>
    </message>
    <message>
        <source>Next week</source>
        <translation>Semana próxima</translation>
    </message>
    <message>
        <source>Week of %1</source>
        <translation>Semana del %1</translation>
    </message>
    <message>
        <source>no date yet</source>
        <translation>aún sin fecha</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::EventPicker</name>
    <message>
        <source>Find an event…</source>
        <translation>Buscar un evento…</translation>
    </message>
    <message>
        <source>Coming</source>
        <translation>Próximos</translation>
    </message>
    <message>
        <source>Past</source>
        <translation>Pasados</translation>
    </message>
    <message>
        <source>One week</source>
        <translation>Una semana</translation>
    </message>
    <message>
        <source>Events to order for</source>
        <translation>Eventos para los que pedir</translation>
    </message>
    <message>
        <source>No event is found by these words.</source>
        <translation>Ningún evento coincide con estas palabras.</translation>
    </message>
    <message>
        <source>There are no events here.</source>
        <translation>Aquí no hay eventos.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::EventWords</name>
    <message>
        <source>New</source>
        <translation>Nuevo</translation>
    </message>
    <message>
        <source>Quoting</source>
        <translation>Presupuesto</translation>
    </message>
    <message>
        <source>With client</source>
        <translation>Con el cliente</translation>
    </message>
    <message>
        <source>Approved</source>
        <translation>Aprobado</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>En curso</translation>
    </message>
    <message>
        <source>Complete</source>
        <translation>Terminado</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>Cancelado</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 y %2</translation>
    </message>
    <message numerus="yes">
        <source>%n guests</source>
        <translation>
            <numerusform>%Ln invitado</numerusform>
            <numerusform>%Ln invitados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tables</source>
        <translation>
            <numerusform>%Ln mesa</numerusform>
            <numerusform>%Ln mesas</numerusform>
        </translation>
    </message>
    <message>
        <source>On budget</source>
        <translation>En presupuesto</translation>
    </message>
    <message>
        <source>%1 over</source>
        <translation>%1 de más</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>%1 libres</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::EventsModel</name>
    <message>
        <source>no date yet</source>
        <translation>aún sin fecha</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Evento</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Fecha</translation>
    </message>
    <message>
        <source>Venue</source>
        <translation>Lugar</translation>
    </message>
    <message>
        <source>Client</source>
        <translation>Cliente</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Guests</source>
        <translation>Invitados</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Precio</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>Presupuesto</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::EventsPage</name>
    <message>
        <source>Events</source>
        <translation>Eventos</translation>
    </message>
    <message>
        <source>Events hold the recipe, the price and the supplier orders of a wedding or a party.</source>
        <translation>Un evento reúne la receta, el precio y los pedidos a proveedores de una boda o una fiesta.</translation>
    </message>
    <message>
        <source>New event</source>
        <translation>Nuevo evento</translation>
    </message>
    <message>
        <source>No event matches. Try other words, another status or all dates.</source>
        <translation>Ningún evento coincide. Pruebe con otras palabras, otro estado o todas las fechas.</translation>
    </message>
    <message>
        <source>Ctrl+N</source>
        <translation>Ctrl+N</translation>
    </message>
    <message>
        <source>Search name, client, venue…</source>
        <translation>Buscar nombre, cliente, lugar…</translation>
    </message>
    <message>
        <source>Upcoming</source>
        <translation>Próximos</translation>
    </message>
    <message>
        <source>Past</source>
        <translation>Pasados</translation>
    </message>
    <message>
        <source>All dates</source>
        <translation>Todas las fechas</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>Eliminar %1</translation>
    </message>
    <message>
        <source>Deleted %1</source>
        <translation>Eliminado: %1</translation>
    </message>
    <message numerus="yes">
        <source>Deleted %1 with %n lines</source>
        <translation>
            <numerusform>Eliminado: %1 con %Ln línea</numerusform>
            <numerusform>Eliminado: %1 con %Ln líneas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n events</source>
        <translation>
            <numerusform>%Ln evento</numerusform>
            <numerusform>%Ln eventos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>more than %n events</source>
        <translation>
            <numerusform>más de %Ln evento</numerusform>
            <numerusform>más de %Ln eventos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::FeesField</name>
    <message>
        <source>Add a fee</source>
        <translation>Añadir un cargo</translation>
    </message>
    <message>
        <source>Delivery</source>
        <translation>Entrega</translation>
    </message>
    <message>
        <source>Fee</source>
        <translation>Cargo</translation>
    </message>
    <message>
        <source>Amount without tax</source>
        <translation>Importe sin impuestos</translation>
    </message>
    <message>
        <source>Remove the fee</source>
        <translation>Quitar el cargo</translation>
    </message>
    <message>
        <source>Write an amount, 0 or more.</source>
        <translation>Escriba un importe, 0 o más.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::FormRow</name>
    <message>
        <source>Changed elsewhere to “%1”. Enter keeps yours, Escape takes theirs.</source>
        <translation>Cambiado en otro sitio a «%1». Intro conserva su valor, Esc toma el otro.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::GoodsCard</name>
    <message>
        <source>Goods received</source>
        <translation>Mercancía recibida</translation>
    </message>
    <message>
        <source>All came as ordered</source>
        <translation>Todo según lo pedido</translation>
    </message>
    <message>
        <source>Copy as e-mail</source>
        <translation>Copiar como correo</translation>
    </message>
    <message>
        <source>Notes every line that nothing came in of as delivered whole, at the price that was expected</source>
        <translation>Anota cada línea sin recepción como entregada por completo, al precio previsto</translation>
    </message>
    <message>
        <source>%1 too many</source>
        <translation>%1 de más</translation>
    </message>
    <message>
        <source>No supplier</source>
        <translation>Sin proveedor</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s)</source>
        <translation>
            <numerusform>%Ln línea</numerusform>
            <numerusform>%Ln líneas</numerusform>
        </translation>
    </message>
    <message>
        <source>Ordered %1</source>
        <translation>Pedido: %1</translation>
    </message>
    <message>
        <source>Goods received from %1</source>
        <translation>Mercancía recibida de %1</translation>
    </message>
    <message>
        <source>Still due %1</source>
        <translation>Pendiente: %1</translation>
    </message>
    <message>
        <source>Received %1 with tax</source>
        <translation>Recibido: %1 con impuestos</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::GoodsModel</name>
    <message>
        <source>%1 too many</source>
        <translation>%1 de más</translation>
    </message>
    <message>
        <source>none</source>
        <translation>0</translation>
    </message>
    <message>
        <source>Before tax; expected were %1</source>
        <translation>Sin impuestos; se esperaba %1</translation>
    </message>
    <message>
        <source>%1 cm</source>
        <translation>%1 cm</translation>
    </message>
    <message>
        <source>Flower</source>
        <translation>Flor</translation>
    </message>
    <message>
        <source>Ordered</source>
        <translation>Pedido</translation>
    </message>
    <message>
        <source>Packs received</source>
        <translation>Recibidos</translation>
    </message>
    <message>
        <source>Unit cost</source>
        <translation>Precio un.</translation>
    </message>
    <message>
        <source>Cost received</source>
        <translation>Coste</translation>
    </message>
    <message>
        <source>Still due</source>
        <translation>Pendiente</translation>
    </message>
    <message>
        <source>“%1” is no number of packs.</source>
        <translation>«%1» no es un número de paquetes.</translation>
    </message>
    <message>
        <source>“%1” is no price.</source>
        <translation>«%1» no es un precio.</translation>
    </message>
    <message>
        <source>Say first how many packs came in, then what they cost.</source>
        <translation>Indique primero cuántos paquetes llegaron y después su precio.</translation>
    </message>
    <message>
        <source>Receive %1</source>
        <translation>Recibir %1</translation>
    </message>
    <message>
        <source>Change price paid for %1</source>
        <translation>Cambiar el precio pagado por %1</translation>
    </message>
    <message>
        <source>Somebody else noted these goods meanwhile; what they noted stands here now.</source>
        <translation>Otra persona anotó esta mercancía entretanto; aquí está lo que anotó.</translation>
    </message>
    <message>
        <source>Receive all as ordered</source>
        <translation>Recibir todo según lo pedido</translation>
    </message>
    <message>
        <source>Clear goods received</source>
        <translation>Borrar la mercancía recibida</translation>
    </message>
    <message>
        <source>Paste goods received</source>
        <translation>Pegar la mercancía recibida</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::GroupCard</name>
    <message>
        <source>Fold</source>
        <translation>Plegar</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Líneas</translation>
    </message>
    <message>
        <source>Name of the arrangement</source>
        <translation>Nombre del arreglo</translation>
    </message>
    <message>
        <source>Somebody else changed this to “%1”. Enter keeps yours, Escape takes theirs.</source>
        <translation>Otra persona lo cambió a «%1». Intro conserva su valor, Esc toma el otro.</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Cambiar el nombre</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplicar</translation>
    </message>
    <message>
        <source>Show %1</source>
        <translation>Mostrar %1</translation>
    </message>
    <message>
        <source>Hide %1</source>
        <translation>Ocultar %1</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Subir</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Bajar</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Show, and count in the price</source>
        <translation>Mostrar y contar en el precio</translation>
    </message>
    <message>
        <source>Hide, and leave out of the price</source>
        <translation>Ocultar y no contar en el precio</translation>
    </message>
    <message>
        <source>Enter adds</source>
        <translation>Intro añade</translation>
    </message>
    <message>
        <source>Lines of %1</source>
        <translation>Líneas de %1</translation>
    </message>
    <message>
        <source>Add a line to %1</source>
        <translation>Añadir una línea a %1</translation>
    </message>
    <message numerus="yes">
        <source>%n lines</source>
        <translation>
            <numerusform>%Ln línea</numerusform>
            <numerusform>%Ln líneas</numerusform>
        </translation>
    </message>
    <message>
        <source>hidden, not in the price</source>
        <translation>oculto, fuera del precio</translation>
    </message>
    <message>
        <source>%1 fewer of ‘%2’ saves a pack of %3 (%4).</source>
        <translation>Con %1 menos de ‘%2’ se ahorra un paquete de %3 (%4).</translation>
    </message>
    <message>
        <source>%1 fewer of ‘%2’ in each saves a pack of %3 (%4).</source>
        <translation>Con %1 menos de ‘%2’ en cada uno se ahorra un paquete de %3 (%4).</translation>
    </message>
    <message>
        <source>Make it %1</source>
        <translation>Dejarlo en %1</translation>
    </message>
    <message>
        <source>Fold %1</source>
        <translation>Plegar %1</translation>
    </message>
    <message>
        <source>Unfold %1</source>
        <translation>Desplegar %1</translation>
    </message>
    <message>
        <source>Rename %1</source>
        <translation>Cambiar el nombre de %1</translation>
    </message>
    <message>
        <source>“%1” is no number.</source>
        <translation>«%1» no es un número.</translation>
    </message>
    <message>
        <source>Change how many of %1</source>
        <translation>Cambiar cuántos de %1</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>Añadir %1</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>Eliminar %1</translation>
    </message>
    <message>
        <source>Deleted %1 from %2</source>
        <translation>Eliminado de %2: %1</translation>
    </message>
    <message numerus="yes">
        <source>Duplicate %n lines</source>
        <translation>
            <numerusform>Duplicar %Ln línea</numerusform>
            <numerusform>Duplicar %Ln líneas</numerusform>
        </translation>
    </message>
    <message>
        <source>Move to</source>
        <translation>Mover a</translation>
    </message>
    <message>
        <source>Move a line to %1</source>
        <translation>Mover una línea a %1</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>Mover %1</translation>
    </message>
    <message>
        <source>Duplicate %1</source>
        <translation>Duplicar %1</translation>
    </message>
    <message>
        <source>%1 (copy)</source>
        <translation>%1 (copia)</translation>
    </message>
    <message>
        <source>Deleted %1</source>
        <translation>Eliminado: %1</translation>
    </message>
    <message numerus="yes">
        <source>Deleted %1 with %n lines</source>
        <translation>
            <numerusform>Eliminado: %1 con %Ln línea</numerusform>
            <numerusform>Eliminado: %1 con %Ln líneas</numerusform>
        </translation>
    </message>
    <message>
        <source>any</source>
        <translation>cualquiera</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::HeaderView</name>
    <message>
        <source>Columns</source>
        <translation>Columnas</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::IntegrationsPage</name>
    <message>
        <source>Integrations</source>
        <translation>Integraciones</translation>
    </message>
    <message>
        <source>API</source>
        <translation>API</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Claves</translation>
    </message>
    <message>
        <source>Webhooks</source>
        <translation>Webhooks</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation>Peticiones</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>Nueva clave</translation>
    </message>
    <message>
        <source>What programs asked for in the last 30 days</source>
        <translation>Lo que pidieron los programas en los últimos 30 días</translation>
    </message>
    <message>
        <source>New webhook</source>
        <translation>Nuevo webhook</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::KeyPanel</name>
    <message>
        <source>Key</source>
        <translation>Clave</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Uso</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>Creación</translation>
    </message>
    <message>
        <source>Expires</source>
        <translation>Caduca</translation>
    </message>
    <message>
        <source>Last used</source>
        <translation>Último uso</translation>
    </message>
    <message>
        <source>What it may do</source>
        <translation>Qué puede hacer</translation>
    </message>
    <message>
        <source>Revoke key…</source>
        <translation>Revocar la clave…</translation>
    </message>
    <message>
        <source>API key</source>
        <translation>Clave de API</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nunca</translation>
    </message>
    <message>
        <source>not yet</source>
        <translation>aún no</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nada</translation>
    </message>
    <message>
        <source>Programs that use “%1” are refused from their next request on. This cannot be undone; they need a new key then.</source>
        <translation>Los programas que usan «%1» se rechazan desde su próxima petición. No se puede deshacer; necesitarán una clave nueva.</translation>
    </message>
    <message>
        <source>Revoke key</source>
        <translation>Revocar la clave</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Conservar</translation>
    </message>
    <message>
        <source>Revoke key %1</source>
        <translation>Revocar la clave %1</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::KeysModel</name>
    <message>
        <source>never</source>
        <translation>nunca</translation>
    </message>
    <message>
        <source>not yet</source>
        <translation>aún no</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>Permitido</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>Creación</translation>
    </message>
    <message>
        <source>Expires</source>
        <translation>Caduca</translation>
    </message>
    <message>
        <source>Last used</source>
        <translation>Último uso</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::KeysTab</name>
    <message>
        <source>API keys</source>
        <translation>Claves de API</translation>
    </message>
    <message>
        <source>A key lets another program into this shop: your website, a till, a spreadsheet. Make one for each program, so that you can take it away from one alone.</source>
        <translation>Una clave deja entrar a otro programa en esta tienda: su web, una caja, una hoja de cálculo. Cree una para cada programa, para poder quitársela solo a uno.</translation>
    </message>
    <message>
        <source>Create a key</source>
        <translation>Crear una clave</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>Nueva clave</translation>
    </message>
    <message>
        <source>the key</source>
        <translation>la clave</translation>
    </message>
    <message>
        <source>This key is shown only now. Copy it into the program that needs it: nobody, Stemdesk neither, can show it again.</source>
        <translation>Esta clave solo se muestra ahora. Cópiela en el programa que la necesita: nadie, tampoco Stemdesk, podrá mostrarla otra vez.</translation>
    </message>
    <message numerus="yes">
        <source>%n key(s)</source>
        <translation>
            <numerusform>%Ln clave</numerusform>
            <numerusform>%Ln claves</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 revoked</source>
        <translation>%1, revocadas: %2</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::LineRow</name>
    <message>
        <source>%1 ‘%2’</source>
        <translation>%1 ‘%2’</translation>
    </message>
    <message>
        <source>%1 cm</source>
        <translation>%1 cm</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::LinesModel</name>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>any</source>
        <translation>cualquiera</translation>
    </message>
    <message>
        <source>%1 (archived)</source>
        <translation>%1 (archivado)</translation>
    </message>
    <message>
        <source>none</source>
        <translation>0</translation>
    </message>
    <message>
        <source>no price</source>
        <translation>sin precio</translation>
    </message>
    <message>
        <source>%1 a unit without tax</source>
        <translation>%1 por unidad sin impuestos</translation>
    </message>
    <message>
        <source>%1 for all copies</source>
        <translation>%1 para todos</translation>
    </message>
    <message>
        <source>changing…</source>
        <translation>cambiando…</translation>
    </message>
    <message>
        <source>“%1” is no number of stems.</source>
        <translation>«%1» no es un número de tallos.</translation>
    </message>
    <message>
        <source>Change quantity of %1</source>
        <translation>Cambiar la cantidad de %1</translation>
    </message>
    <message>
        <source>Change supplier of %1</source>
        <translation>Cambiar el proveedor de %1</translation>
    </message>
    <message>
        <source>The line was deleted meanwhile.</source>
        <translation>La línea se ha eliminado entretanto.</translation>
    </message>
    <message>
        <source>Somebody else changed this to %1 meanwhile. Type it again to have yours.</source>
        <translation>Otra persona lo cambió a %1 entretanto. Escriba de nuevo su valor para conservarlo.</translation>
    </message>
    <message>
        <source>Flower</source>
        <translation>Flor</translation>
    </message>
    <message>
        <source>Supplier</source>
        <translation>Proveedor</translation>
    </message>
    <message>
        <source>Stems</source>
        <translation>Tallos</translation>
    </message>
    <message>
        <source>Packs</source>
        <translation>Paquetes</translation>
    </message>
    <message>
        <source>Left over</source>
        <translation>Sobra</translation>
    </message>
    <message>
        <source>Unit cost</source>
        <translation>Precio un.</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Precio</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::MainWindow</name>
    <message>
        <source>Events</source>
        <translation>Eventos</translation>
    </message>
    <message>
        <source>Products</source>
        <translation>Productos</translation>
    </message>
    <message>
        <source>Suppliers</source>
        <translation>Proveedores</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>Pedidos</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rehacer</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <translation>Deshacer: %1</translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <translation>Rehacer: %1</translation>
    </message>
    <message>
        <source>API on %1</source>
        <translation>API en %1</translation>
    </message>
    <message>
        <source>API is off</source>
        <translation>API apagada</translation>
    </message>
    <message>
        <source>API is off: %1</source>
        <translation>API apagada: %1</translation>
    </message>
    <message>
        <source>%1 – Stemdesk</source>
        <translation>%1 – Stemdesk</translation>
    </message>
    <message>
        <source>%1 – %2 – Stemdesk</source>
        <translation>%1 – %2 – Stemdesk</translation>
    </message>
    <message>
        <source>Integrations</source>
        <translation>Integraciones</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::MatchModel</name>
    <message>
        <source>any supplier</source>
        <translation>cualquier proveedor</translation>
    </message>
    <message>
        <source>%1 a pack</source>
        <translation>%1 por paquete</translation>
    </message>
    <message>
        <source>, minimum %1</source>
        <translation>, mínimo %1</translation>
    </message>
    <message>
        <source>no price</source>
        <translation>sin precio</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::NavigationRail</name>
    <message>
        <source>Narrow the navigation</source>
        <translation>Estrechar la navegación</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Páginas</translation>
    </message>
    <message>
        <source>Widen the navigation</source>
        <translation>Ensanchar la navegación</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::NewKeyForm</name>
    <message>
        <source>Create key</source>
        <translation>Crear la clave</translation>
    </message>
    <message>
        <source>API key</source>
        <translation>Clave de API</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>Nueva clave</translation>
    </message>
    <message>
        <source>What uses it: “Website”, “Till”…</source>
        <translation>Quién la usa: «Web», «Caja»…</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>What it is for</source>
        <translation>Para qué es</translation>
    </message>
    <message>
        <source>What it may do</source>
        <translation>Qué puede hacer</translation>
    </message>
    <message>
        <source>Read everything</source>
        <translation>Leer todo</translation>
    </message>
    <message>
        <source>Keep the catalogue in step</source>
        <translation>Sincronizar el catálogo</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Todo</translation>
    </message>
    <message>
        <source>As ticked below</source>
        <translation>Lo marcado abajo</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>Permitido</translation>
    </message>
    <message>
        <source>read</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>change</source>
        <translation>cambiar</translation>
    </message>
    <message>
        <source>manage</source>
        <translation>gestionar</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>How long it lasts</source>
        <translation>Cuánto dura</translation>
    </message>
    <message>
        <source>Until it is revoked</source>
        <translation>Hasta que se revoque</translation>
    </message>
    <message>
        <source>30 days</source>
        <translation>30 días</translation>
    </message>
    <message>
        <source>90 days</source>
        <translation>90 días</translation>
    </message>
    <message>
        <source>A year</source>
        <translation>Un año</translation>
    </message>
    <message>
        <source>To the end of a day</source>
        <translation>Hasta el final de un día</translation>
    </message>
    <message>
        <source>Works</source>
        <translation>Vale</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>Último día</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Tick at least one thing that it may do.</source>
        <translation>Marque al menos una cosa que pueda hacer.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::NewProductRow</name>
    <message>
        <source>Add</source>
        <translation>Añadir</translation>
    </message>
    <message>
        <source>Do not add anything</source>
        <translation>No añadir nada</translation>
    </message>
    <message>
        <source>Product, like Rose</source>
        <translation>Producto, como Rosa</translation>
    </message>
    <message>
        <source>Name of the new product</source>
        <translation>Nombre del nuevo producto</translation>
    </message>
    <message>
        <source>First variety, like Quicksand</source>
        <translation>Primera variedad, como Quicksand</translation>
    </message>
    <message>
        <source>Name of the variety</source>
        <translation>Nombre de la variedad</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Categoría</translation>
    </message>
    <message>
        <source>No category</source>
        <translation>Sin categoría</translation>
    </message>
    <message>
        <source>New variety of %1</source>
        <translation>Nueva variedad de %1</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::NewSupplierRow</name>
    <message>
        <source>Name of the new supplier</source>
        <translation>Nombre del nuevo proveedor</translation>
    </message>
    <message>
        <source>Enter adds</source>
        <translation>Intro añade</translation>
    </message>
    <message>
        <source>Do not add a supplier</source>
        <translation>No añadir ningún proveedor</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::NewWebhookForm</name>
    <message>
        <source>Create webhook</source>
        <translation>Crear el webhook</translation>
    </message>
    <message>
        <source>Webhook</source>
        <translation>Webhook</translation>
    </message>
    <message>
        <source>New webhook</source>
        <translation>Nuevo webhook</translation>
    </message>
    <message>
        <source>Where to</source>
        <translation>Adónde</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Dirección</translation>
    </message>
    <message>
        <source>The address that the other program&apos;s maker gave you, on the public internet. Stemdesk sends it a message, signed with a secret, when something happens.</source>
        <translation>La dirección en Internet que le dio el fabricante del otro programa. Stemdesk le envía un mensaje, firmado con un secreto, cuando ocurre algo.</translation>
    </message>
    <message>
        <source>What it tells of</source>
        <translation>De qué avisa</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Looking at the address…</source>
        <translation>Comprobando la dirección…</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::OffersField</name>
    <message>
        <source>Suppliers</source>
        <translation>Proveedores</translation>
    </message>
    <message>
        <source>Supplier</source>
        <translation>Proveedor</translation>
    </message>
    <message>
        <source>Min. packs</source>
        <translation>Paq. mín.</translation>
    </message>
    <message>
        <source>Unit cost</source>
        <translation>Precio un.</translation>
    </message>
    <message>
        <source>Any supplier</source>
        <translation>Cualquier proveedor</translation>
    </message>
    <message>
        <source>no price</source>
        <translation>sin precio</translation>
    </message>
    <message>
        <source>Do not buy from %1</source>
        <translation>No comprar a %1</translation>
    </message>
    <message>
        <source>Minimum packs of %1</source>
        <translation>Mínimo de paquetes de %1</translation>
    </message>
    <message>
        <source>Add a supplier</source>
        <translation>Añadir un proveedor</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::OrderLinesModel</name>
    <message>
        <source>none</source>
        <translation>0</translation>
    </message>
    <message>
        <source>no price</source>
        <translation>sin precio</translation>
    </message>
    <message>
        <source>The supplier delivers no fewer than %1.</source>
        <translation>El proveedor no entrega menos de %1.</translation>
    </message>
    <message>
        <source>Before tax</source>
        <translation>Sin impuestos</translation>
    </message>
    <message>
        <source>Not every price is known: the price lists have none.</source>
        <translation>No se conocen todos los precios: las listas de precios no los tienen.</translation>
    </message>
    <message>
        <source>%1 cm</source>
        <translation>%1 cm</translation>
    </message>
    <message>
        <source>Flower</source>
        <translation>Flor</translation>
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
        <source>Left over</source>
        <translation>Sobra</translation>
    </message>
    <message>
        <source>Unit cost</source>
        <translation>Precio un.</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Coste</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::OrdersPage</name>
    <message>
        <source>Orders</source>
        <translation>Pedidos</translation>
    </message>
    <message>
        <source>Choose an event, several, or a whole week. What to order from whom stands here then, with packs worked out over all of them together.</source>
        <translation>Elija un evento, varios o una semana entera. Aquí verá qué pedir a quién, con los paquetes calculados para todos juntos.</translation>
    </message>
    <message>
        <source>To order</source>
        <translation>A pedir</translation>
    </message>
    <message>
        <source>Saved sheets</source>
        <translation>Hojas guardadas</translation>
    </message>
    <message>
        <source>Save this sheet</source>
        <translation>Guardar esta hoja</translation>
    </message>
    <message>
        <source>Keeps the sheet as it is now, to see later what changed and what came in</source>
        <translation>Guarda la hoja tal como está, para ver después qué cambió y qué llegó</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimir…</translation>
    </message>
    <message>
        <source>Ctrl+P</source>
        <translation>Ctrl+P</translation>
    </message>
    <message>
        <source>CSV…</source>
        <translation>CSV…</translation>
    </message>
    <message>
        <source>A table for any program</source>
        <translation>Una tabla para cualquier programa</translation>
    </message>
    <message>
        <source>Excel…</source>
        <translation>Excel…</translation>
    </message>
    <message>
        <source>A workbook with a sheet for each supplier</source>
        <translation>Un libro con una hoja por proveedor</translation>
    </message>
    <message>
        <source>Save PDF…</source>
        <translation>Guardar PDF…</translation>
    </message>
    <message>
        <source>Ctrl+S</source>
        <translation>Ctrl+S</translation>
    </message>
    <message>
        <source>As they were sent, and what came in</source>
        <translation>Como se enviaron, y lo que llegó</translation>
    </message>
    <message>
        <source>What to order from whom</source>
        <translation>Qué pedir a quién</translation>
    </message>
    <message>
        <source>%1 · %2 · %3 with tax</source>
        <translation>%1 · %2 · %3 con impuestos</translation>
    </message>
    <message numerus="yes">
        <source>%n event(s)</source>
        <translation>
            <numerusform>%Ln evento</numerusform>
            <numerusform>%Ln eventos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n supplier(s)</source>
        <translation>
            <numerusform>%Ln proveedor</numerusform>
            <numerusform>%Ln proveedores</numerusform>
        </translation>
    </message>
    <message>
        <source>Saved %1 · %2</source>
        <translation>Guardada %1 · %2</translation>
    </message>
    <message>
        <source>Save order sheet</source>
        <translation>Guardar la hoja de pedido</translation>
    </message>
    <message>
        <source>The sheet is saved</source>
        <translation>La hoja está guardada</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>y %1 más</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PageHeader</name>
    <message>
        <source>Back to %1</source>
        <translation>Volver a %1</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PaletteField</name>
    <message>
        <source>Add a colour</source>
        <translation>Añadir un color</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PriceHistory</name>
    <message>
        <source>Price over the lists</source>
        <translation>Precio en las listas</translation>
    </message>
    <message numerus="yes">
        <source>%n prices, the latest %1</source>
        <translation>
            <numerusform>%Ln precio, el último %1</numerusform>
            <numerusform>%Ln precios, el último %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, latest</source>
        <translation>%1, último</translation>
    </message>
    <message>
        <source>%1, highest</source>
        <translation>%1, el más alto</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PriceListsCard</name>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Price lists</source>
        <translation>Listas de precios</translation>
    </message>
    <message>
        <source>Pin prices</source>
        <translation>Fijar precios</translation>
    </message>
    <message>
        <source>Refresh prices…</source>
        <translation>Actualizar precios…</translation>
    </message>
    <message>
        <source>the newest on the day of the event, or one that the event keeps to</source>
        <translation>la más reciente el día del evento, o una fijada</translation>
    </message>
    <message>
        <source>Price list for %1</source>
        <translation>Lista de precios para %1</translation>
    </message>
    <message>
        <source>Shows what the newest lists would change, before anything is changed.</source>
        <translation>Muestra qué cambiarían las listas más recientes, antes de cambiar nada.</translation>
    </message>
    <message>
        <source>Keeps the price lists in use, so that newer lists change nothing.</source>
        <translation>Conserva las listas de precios en uso, para que otras más nuevas no cambien nada.</translation>
    </message>
    <message>
        <source>No price list is in use yet.</source>
        <translation>Aún no se usa ninguna lista de precios.</translation>
    </message>
    <message>
        <source>Every list in use is pinned.</source>
        <translation>Todas las listas en uso están fijadas.</translation>
    </message>
    <message>
        <source>the newest</source>
        <translation>la más reciente</translation>
    </message>
    <message>
        <source>No price list for the day of the event.</source>
        <translation>No hay lista de precios para el día del evento.</translation>
    </message>
    <message>
        <source>Pinned: %1</source>
        <translation>Fijada: %1</translation>
    </message>
    <message>
        <source>Newest: %1</source>
        <translation>Más reciente: %1</translation>
    </message>
    <message>
        <source>out of date</source>
        <translation>desfasada</translation>
    </message>
    <message>
        <source>Change price list</source>
        <translation>Cambiar la lista de precios</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PriceRefreshCard</name>
    <message>
        <source>%1 → %2 (%3)</source>
        <translation>%1 → %2 (%3)</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Refresh prices</source>
        <translation>Actualizar precios</translation>
    </message>
    <message>
        <source>Lines with old and new unit cost</source>
        <translation>Líneas con precio unitario anterior y nuevo</translation>
    </message>
    <message>
        <source>Cost of goods</source>
        <translation>Coste de compra</translation>
    </message>
    <message>
        <source>Price of the event</source>
        <translation>Precio del evento</translation>
    </message>
    <message>
        <source>Apply new prices</source>
        <translation>Aplicar los precios nuevos</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>nothing changes until you apply it</source>
        <translation>nada cambia hasta que lo aplique</translation>
    </message>
    <message>
        <source>Nothing to refresh: the pinned lists are the newest for the day of the event.</source>
        <translation>Nada que actualizar: las listas fijadas son las más recientes para el día del evento.</translation>
    </message>
    <message>
        <source>Nothing to refresh: no list is pinned, so the event has the newest prices already.</source>
        <translation>Nada que actualizar: no hay ninguna lista fijada, así que el evento ya tiene los precios más recientes.</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <translation>%1 → %2</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PricingForm</name>
    <message>
        <source>Markups</source>
        <translation>Multiplicadores</translation>
    </message>
    <message>
        <source>times the cost with tax; empty takes the shop&apos;s</source>
        <translation>por el coste con impuestos; vacío, el de la tienda</translation>
    </message>
    <message>
        <source>Uplift a unit</source>
        <translation>Suplemento por unidad</translation>
    </message>
    <message>
        <source>Change uplift</source>
        <translation>Cambiar el suplemento</translation>
    </message>
    <message>
        <source>added to each unit&apos;s cost, with tax</source>
        <translation>añadido al coste de cada unidad, con impuestos</translation>
    </message>
    <message>
        <source>%1, as in the shop</source>
        <translation>%1, como en la tienda</translation>
    </message>
    <message>
        <source>Change markup</source>
        <translation>Cambiar el multiplicador</translation>
    </message>
    <message>
        <source>Labour</source>
        <translation>Mano de obra</translation>
    </message>
    <message>
        <source>Share in %</source>
        <translation>Parte en %</translation>
    </message>
    <message>
        <source>Hours</source>
        <translation>Horas</translation>
    </message>
    <message>
        <source>Rate an hour</source>
        <translation>Tarifa por hora</translation>
    </message>
    <message>
        <source>Fixed amount</source>
        <translation>Importe fijo</translation>
    </message>
    <message>
        <source>a share of the lines&apos; price, and hours and amounts without tax</source>
        <translation>una parte del precio de las líneas, más horas e importes sin impuestos</translation>
    </message>
    <message>
        <source>Change labour</source>
        <translation>Cambiar la mano de obra</translation>
    </message>
    <message>
        <source>Travel</source>
        <translation>Desplazamiento</translation>
    </message>
    <message>
        <source>without tax</source>
        <translation>sin impuestos</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Distancia</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>Tarifa</translation>
    </message>
    <message>
        <source>Change travel</source>
        <translation>Cambiar el desplazamiento</translation>
    </message>
    <message>
        <source>Fees</source>
        <translation>Cargos</translation>
    </message>
    <message>
        <source>Change fees</source>
        <translation>Cambiar los cargos</translation>
    </message>
    <message>
        <source>Tax</source>
        <translation>Impuestos</translation>
    </message>
    <message>
        <source>Tax group</source>
        <translation>Grupo de impuestos</translation>
    </message>
    <message>
        <source>Change tax group</source>
        <translation>Cambiar el grupo de impuestos</translation>
    </message>
    <message>
        <source>as in the shop</source>
        <translation>como en la tienda</translation>
    </message>
    <message>
        <source>%1 (%2 %)</source>
        <translation>%1 (%2&#xa0;%)</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ProductFilters</name>
    <message>
        <source>Type</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Categoría</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Color</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Supplier</source>
        <translation>Proveedor</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ProductPanel</name>
    <message>
        <source>Product</source>
        <translation>Producto</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Categoría</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Varieties</source>
        <translation>Variedades</translation>
    </message>
    <message>
        <source>In the catalogue</source>
        <translation>En el catálogo</translation>
    </message>
    <message>
        <source>New variety</source>
        <translation>Nueva variedad</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Descripción</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ProductsPage</name>
    <message>
        <source>Products</source>
        <translation>Productos</translation>
    </message>
    <message>
        <source>Products and varieties</source>
        <translation>Productos y variedades</translation>
    </message>
    <message>
        <source>What do you design with? Add flowers, materials and hire pieces here, each with its varieties, stem lengths and packs; recipes and orders are made from them.</source>
        <translation>¿Con qué trabaja? Añada aquí flores, materiales y piezas de alquiler, cada uno con sus variedades, longitudes de tallo y paquetes; de ahí salen recetas y pedidos.</translation>
    </message>
    <message>
        <source>Add a product</source>
        <translation>Añadir un producto</translation>
    </message>
    <message>
        <source>No product is found by this.</source>
        <translation>Ningún producto coincide.</translation>
    </message>
    <message>
        <source>Search name, variety, SKU, colour…</source>
        <translation>Buscar nombre, variedad, ref., color…</translation>
    </message>
    <message>
        <source>New product</source>
        <translation>Nuevo producto</translation>
    </message>
    <message numerus="yes">
        <source>%n products</source>
        <translation>
            <numerusform>%Ln producto</numerusform>
            <numerusform>%Ln productos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n varieties</source>
        <translation>
            <numerusform>%Ln variedad</numerusform>
            <numerusform>%Ln variedades</numerusform>
        </translation>
    </message>
    <message>
        <source>more than %1</source>
        <translation>más de %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::RecipeView</name>
    <message>
        <source>The recipe says what each arrangement is made of. Begin with one: a bridal bouquet, a table centre.</source>
        <translation>La receta dice de qué se compone cada arreglo. Empiece por uno: un ramo de novia, un centro de mesa.</translation>
    </message>
    <message>
        <source>Add an arrangement</source>
        <translation>Añadir un arreglo</translation>
    </message>
    <message>
        <source>New arrangement</source>
        <translation>Nuevo arreglo</translation>
    </message>
    <message>
        <source>Ctrl+N</source>
        <translation>Ctrl+N</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::RefreshLinesModel</name>
    <message>
        <source>no price</source>
        <translation>sin precio</translation>
    </message>
    <message>
        <source>%1 (hidden)</source>
        <translation>%1 (oculto)</translation>
    </message>
    <message>
        <source>The price list has no price for it.</source>
        <translation>La lista de precios no tiene precio para esto.</translation>
    </message>
    <message>
        <source>From %1</source>
        <translation>De %1</translation>
    </message>
    <message>
        <source>Flower</source>
        <translation>Flor</translation>
    </message>
    <message>
        <source>Arrangement</source>
        <translation>Arreglo</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Unidades</translation>
    </message>
    <message>
        <source>Old unit cost</source>
        <translation>Precio anterior</translation>
    </message>
    <message>
        <source>New unit cost</source>
        <translation>Precio nuevo</translation>
    </message>
    <message>
        <source>Price change</source>
        <translation>Cambio de precio</translation>
    </message>
    <message>
        <source>same</source>
        <translation>igual</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::RequestLogModel</name>
    <message>
        <source>When</source>
        <translation>Cuándo</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Clave</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Método</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>Ruta</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Respuesta</translation>
    </message>
    <message>
        <source>Took</source>
        <translation>Tardó</translation>
    </message>
    <message>
        <source>Request id</source>
        <translation>ID de petición</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::RequestLogTab</name>
    <message>
        <source>Requests</source>
        <translation>Peticiones</translation>
    </message>
    <message>
        <source>Every request that a program makes with one of this shop&apos;s keys stands here for 30 days: what it asked for, and how it was answered. Nothing was asked yet.</source>
        <translation>Cada petición que hace un programa con una clave de esta tienda queda aquí 30 días: qué pidió y qué se le respondió. Aún no se ha pedido nada.</translation>
    </message>
    <message>
        <source>No request is like this.</source>
        <translation>Ninguna petición coincide.</translation>
    </message>
    <message>
        <source>Errors only</source>
        <translation>Solo errores</translation>
    </message>
    <message>
        <source>All keys</source>
        <translation>Todas las claves</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SavedSheetDelegate</name>
    <message>
        <source>Draft</source>
        <translation>Borrador</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SavedSheetView</name>
    <message>
        <source>Changed since</source>
        <translation>Cambios desde entonces</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Qué</translation>
    </message>
    <message>
        <source>Supplier</source>
        <translation>Proveedor</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Coste</translation>
    </message>
    <message>
        <source>Nothing changed since this sheet was saved.</source>
        <translation>No ha cambiado nada desde que se guardó esta hoja.</translation>
    </message>
    <message>
        <source>All suppliers</source>
        <translation>Todos los proveedores</translation>
    </message>
    <message>
        <source>What the events earn</source>
        <translation>Lo que rinden los eventos</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Evento</translation>
    </message>
    <message>
        <source>Customer price</source>
        <translation>Precio al cliente</translation>
    </message>
    <message>
        <source>Cost planned</source>
        <translation>Coste previsto</translation>
    </message>
    <message>
        <source>Cost so far</source>
        <translation>Coste actual</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>Margen</translation>
    </message>
    <message>
        <source>Saved sheet</source>
        <translation>Hoja guardada</translation>
    </message>
    <message>
        <source>Saved as a draft: not every event was approved then.</source>
        <translation>Guardada como borrador: entonces no todos los eventos estaban aprobados.</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) still due</source>
        <translation>
            <numerusform>%Ln línea pendiente</numerusform>
            <numerusform>%Ln líneas pendientes</numerusform>
        </translation>
    </message>
    <message>
        <source>everything came</source>
        <translation>llegó todo</translation>
    </message>
    <message>
        <source>Ordered %1</source>
        <translation>Pedido: %1</translation>
    </message>
    <message>
        <source>Received %1 with tax</source>
        <translation>Recibido: %1 con impuestos</translation>
    </message>
    <message>
        <source>what would be ordered now, against this sheet</source>
        <translation>lo que se pediría ahora, frente a esta hoja</translation>
    </message>
    <message>
        <source>with tax, over the cost of goods</source>
        <translation>con impuestos, sobre el coste de compra</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SavedSheets</name>
    <message>
        <source>Nothing is saved yet. Save a sheet when you send it to your suppliers: here you see then what changed since, and note what came in and what it cost.</source>
        <translation>Aún no hay nada guardado. Guarde una hoja cuando la envíe a sus proveedores: aquí verá qué ha cambiado desde entonces y anotará qué llegó y cuánto costó.</translation>
    </message>
    <message>
        <source>Saved sheets</source>
        <translation>Hojas guardadas</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SavedSheetsModel</name>
    <message>
        <source>not received</source>
        <translation>sin recibir</translation>
    </message>
    <message>
        <source>received</source>
        <translation>recibido</translation>
    </message>
    <message>
        <source>%1 of %2 received</source>
        <translation>%1 de %2 recibidos</translation>
    </message>
    <message>
        <source>draft</source>
        <translation>borrador</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SearchField</name>
    <message>
        <source>Ctrl F</source>
        <translation>Ctrl F</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Búsqueda</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SecretPanel</name>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Listo</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>Nueva clave</translation>
    </message>
    <message>
        <source>Copy %1</source>
        <translation>Copiar %1</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copiado</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SheetFiles</name>
    <message>
        <source>Supplier order, %1</source>
        <translation>Pedido a proveedor, %1</translation>
    </message>
    <message numerus="yes">
        <source>Supplier order, %n events</source>
        <translation>
            <numerusform>Pedido a proveedor, %Ln evento</numerusform>
            <numerusform>Pedido a proveedor, %Ln eventos</numerusform>
        </translation>
    </message>
    <message>
        <source>Save the supplier order</source>
        <translation>Guardar el pedido a proveedor</translation>
    </message>
    <message>
        <source>PDF document (*.pdf)</source>
        <translation>Documento PDF (*.pdf)</translation>
    </message>
    <message>
        <source>CSV table (*.csv)</source>
        <translation>Tabla CSV (*.csv)</translation>
    </message>
    <message>
        <source>Excel workbook (*.xlsx)</source>
        <translation>Libro de Excel (*.xlsx)</translation>
    </message>
    <message>
        <source>%1 was not saved. %2</source>
        <translation>%1 no se ha guardado. %2</translation>
    </message>
    <message>
        <source>%1 was not saved: %2. Nothing is lost; choose another place.</source>
        <translation>%1 no se ha guardado: %2. No se ha perdido nada; elija otro lugar.</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>Guardado: %1</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Copied the order as e-mail</source>
        <translation>Pedido copiado como correo</translation>
    </message>
    <message>
        <source>Copied the order as e-mail to %1</source>
        <translation>Pedido copiado como correo para %1</translation>
    </message>
    <message>
        <source>Open in mail program</source>
        <translation>Abrir en el correo</translation>
    </message>
    <message>
        <source>No mail program answers; the order is on the clipboard.</source>
        <translation>Ningún programa de correo responde; el pedido está en el portapapeles.</translation>
    </message>
    <message>
        <source>Print the supplier order</source>
        <translation>Imprimir el pedido a proveedor</translation>
    </message>
    <message>
        <source>Sent to the printer</source>
        <translation>Enviado a la impresora</translation>
    </message>
    <message>
        <source>The printer does not take it; nothing was printed.</source>
        <translation>La impresora no lo acepta; no se ha imprimido nada.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SheetView</name>
    <message>
        <source>There is nothing to order: no visible arrangement of these events has a line that needs stems.</source>
        <translation>No hay nada que pedir: ningún arreglo visible de estos eventos tiene una línea que pedir.</translation>
    </message>
    <message>
        <source>All suppliers</source>
        <translation>Todos los proveedores</translation>
    </message>
    <message>
        <source>Order by supplier</source>
        <translation>Pedido por proveedor</translation>
    </message>
    <message numerus="yes">
        <source>%n order(s)</source>
        <translation>
            <numerusform>%Ln pedido</numerusform>
            <numerusform>%Ln pedidos</numerusform>
        </translation>
    </message>
    <message>
        <source>Before tax %1</source>
        <translation>Sin impuestos %1</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SheetWarnings</name>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 y %2 más</translation>
    </message>
    <message>
        <source>Not approved yet: %1. Until then this is a draft, and printed as one.</source>
        <translation>Aún sin aprobar: %1. Hasta entonces es un borrador y se imprime como tal.</translation>
    </message>
    <message>
        <source>Archived: %1. Choose another supplier for these lines, or bring this one back.</source>
        <translation>Archivado: %1. Elija otro proveedor para estas líneas o recupere este.</translation>
    </message>
    <message>
        <source>Some lines name no supplier yet; they stand at the end.</source>
        <translation>Algunas líneas aún no tienen proveedor; están al final.</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) without a price: the sums are not complete.</source>
        <translation>
            <numerusform>%Ln línea sin precio: los totales no están completos.</numerusform>
            <numerusform>%Ln líneas sin precio: los totales no están completos.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::StateDot</name>
    <message>
        <source>Server is running</source>
        <translation>El servidor funciona</translation>
    </message>
    <message>
        <source>Server is not running</source>
        <translation>El servidor está parado</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::StatusButton</name>
    <message>
        <source>Status: %1</source>
        <translation>Estado: %1</translation>
    </message>
    <message>
        <source>Change the status</source>
        <translation>Cambiar el estado</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SummaryPanel</name>
    <message>
        <source>Summary</source>
        <translation>Resumen</translation>
    </message>
    <message>
        <source>Customer price</source>
        <translation>Precio al cliente</translation>
    </message>
    <message>
        <source>How it is made up</source>
        <translation>Cómo se compone</translation>
    </message>
    <message>
        <source>Flowers and materials</source>
        <translation>Flores y materiales</translation>
    </message>
    <message>
        <source>Hire</source>
        <translation>Alquiler</translation>
    </message>
    <message>
        <source>Labour</source>
        <translation>Mano de obra</translation>
    </message>
    <message>
        <source>Fees</source>
        <translation>Cargos</translation>
    </message>
    <message>
        <source>Travel</source>
        <translation>Desplazamiento</translation>
    </message>
    <message>
        <source>What it costs us</source>
        <translation>Lo que nos cuesta</translation>
    </message>
    <message>
        <source>Design</source>
        <translation>Diseño</translation>
    </message>
    <message>
        <source>Left over in packs</source>
        <translation>Sobrante en paquetes</translation>
    </message>
    <message>
        <source>Cost of goods</source>
        <translation>Coste de compra</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>Margen</translation>
    </message>
    <message>
        <source>What stays of the customer price after the cost of goods</source>
        <translation>Lo que queda del precio al cliente tras el coste de compra</translation>
    </message>
    <message>
        <source>Goods received</source>
        <translation>Mercancía recibida</translation>
    </message>
    <message>
        <source>Paid so far</source>
        <translation>Pagado hasta ahora</translation>
    </message>
    <message>
        <source>With tax, this event&apos;s share of what came in on its order sheets</source>
        <translation>Con impuestos, la parte de este evento en lo que llegó en sus hojas de pedido</translation>
    </message>
    <message>
        <source>Margin on that</source>
        <translation>Margen sobre eso</translation>
    </message>
    <message>
        <source>What stays of the customer price after what was paid</source>
        <translation>Lo que queda del precio al cliente tras lo pagado</translation>
    </message>
    <message>
        <source>Palette</source>
        <translation>Paleta</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>A continuación</translation>
    </message>
    <message>
        <source>Order by</source>
        <translation>Pedir antes del</translation>
    </message>
    <message>
        <source>Price lists</source>
        <translation>Listas de precios</translation>
    </message>
    <message>
        <source>No budget agreed. %1 without tax.</source>
        <translation>Sin presupuesto acordado. %1 sin impuestos.</translation>
    </message>
    <message>
        <source>%1 over the budget of %2. Without tax it is %3.</source>
        <translation>%1 por encima del presupuesto de %2. Sin impuestos son %3.</translation>
    </message>
    <message>
        <source>%1 of the budget of %2 left. Without tax it is %3.</source>
        <translation>Quedan %1 del presupuesto de %2. Sin impuestos son %3.</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>no date yet</source>
        <translation>aún sin fecha</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>fijada</translation>
    </message>
    <message>
        <source>newest</source>
        <translation>más reciente</translation>
    </message>
    <message>
        <source>These prices stay, whatever newer lists say.</source>
        <translation>Estos precios se quedan, digan lo que digan listas más nuevas.</translation>
    </message>
    <message>
        <source>The newest list of its type on the day of the event.</source>
        <translation>La lista más reciente de su tipo el día del evento.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SupplierOrderCard</name>
    <message>
        <source>Lines to order</source>
        <translation>Líneas que pedir</translation>
    </message>
    <message>
        <source>Archived</source>
        <translation>Archivado</translation>
    </message>
    <message>
        <source>Copy as e-mail</source>
        <translation>Copiar como correo</translation>
    </message>
    <message>
        <source>No supplier</source>
        <translation>Sin proveedor</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s)</source>
        <translation>
            <numerusform>%Ln línea</numerusform>
            <numerusform>%Ln líneas</numerusform>
        </translation>
    </message>
    <message>
        <source>Lines to order from %1</source>
        <translation>Líneas que pedir a %1</translation>
    </message>
    <message>
        <source>nobody yet</source>
        <translation>nadie todavía</translation>
    </message>
    <message>
        <source>Before tax %1</source>
        <translation>Sin impuestos %1</translation>
    </message>
    <message>
        <source>With tax %1</source>
        <translation>Con impuestos %1</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SupplierPanel</name>
    <message>
        <source>Supplier</source>
        <translation>Proveedor</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>Contacto</translation>
    </message>
    <message>
        <source>Catalogue</source>
        <translation>Catálogo</translation>
    </message>
    <message>
        <source>Comes from them</source>
        <translation>Viene de ellos</translation>
    </message>
    <message>
        <source>Archived supplier</source>
        <translation>Proveedor archivado</translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation>Recuperar</translation>
    </message>
    <message>
        <source>Archive</source>
        <translation>Archivar</translation>
    </message>
    <message>
        <source>Bring %1 back</source>
        <translation>Recuperar %1</translation>
    </message>
    <message>
        <source>Archive %1</source>
        <translation>Archivar %1</translation>
    </message>
    <message numerus="yes">
        <source>%n varieties</source>
        <translation>
            <numerusform>%Ln variedad</numerusform>
            <numerusform>%Ln variedades</numerusform>
        </translation>
    </message>
    <message>
        <source>more than %1</source>
        <translation>más de %1</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SuppliersModel</name>
    <message>
        <source>Archived</source>
        <translation>Archivado</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SuppliersPage</name>
    <message>
        <source>Suppliers</source>
        <translation>Proveedores</translation>
    </message>
    <message>
        <source>Whom do you buy from? Add your growers and wholesalers here; every flower in the catalogue can then name its suppliers, and orders go out to them.</source>
        <translation>¿A quién compra? Añada aquí sus productores y mayoristas; cada flor del catálogo podrá nombrar a sus proveedores, y los pedidos irán a ellos.</translation>
    </message>
    <message>
        <source>Add a supplier</source>
        <translation>Añadir un proveedor</translation>
    </message>
    <message>
        <source>No supplier is found by this.</source>
        <translation>Ningún proveedor coincide.</translation>
    </message>
    <message>
        <source>Search name, e-mail, phone, notes…</source>
        <translation>Nombre, correo, teléfono, notas…</translation>
    </message>
    <message>
        <source>New supplier</source>
        <translation>Nuevo proveedor</translation>
    </message>
    <message>
        <source>Active</source>
        <translation>Activos</translation>
    </message>
    <message>
        <source>Archived</source>
        <translation>Archivados</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todos</translation>
    </message>
    <message numerus="yes">
        <source>more than %n suppliers</source>
        <translation>
            <numerusform>más de %Ln proveedor</numerusform>
            <numerusform>más de %Ln proveedores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n suppliers</source>
        <translation>
            <numerusform>%Ln proveedor</numerusform>
            <numerusform>%Ln proveedores</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::TabStrip</name>
    <message>
        <source>Parts of this page</source>
        <translation>Partes de esta página</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::Toast</name>
    <message>
        <source>Close this note</source>
        <translation>Cerrar este aviso</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::UsesList</name>
    <message>
        <source>Where it is used</source>
        <translation>Dónde se usa</translation>
    </message>
    <message>
        <source>On no event yet.</source>
        <translation>Aún en ningún evento.</translation>
    </message>
    <message>
        <source>and on earlier events</source>
        <translation>y en eventos anteriores</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>Abrir %1</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::VariantPanel</name>
    <message>
        <source>Variety</source>
        <translation>Variedad</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Stem length</source>
        <translation>Longitud del tallo</translation>
    </message>
    <message>
        <source>%1 cm</source>
        <translation>%1 cm</translation>
    </message>
    <message>
        <source>Units per pack</source>
        <translation>Unidades por paquete</translation>
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
        <source>Suppliers</source>
        <translation>Proveedores</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
    <message>
        <source>%1 stems</source>
        <translation>%1 tallos</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::WebhookPanel</name>
    <message>
        <source>Webhook</source>
        <translation>Webhook</translation>
    </message>
    <message>
        <source>Where to</source>
        <translation>Adónde</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Dirección</translation>
    </message>
    <message>
        <source>What it tells of</source>
        <translation>De qué avisa</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Uso</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Last delivery</source>
        <translation>Última entrega</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>Creación</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Eliminar…</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>nada aún</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reanudar</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausar</translation>
    </message>
    <message>
        <source>Sends what was held back, then what is new</source>
        <translation>Envía lo retenido y después lo nuevo</translation>
    </message>
    <message>
        <source>Deliveries are held back until you resume it</source>
        <translation>Las entregas se retienen hasta que lo reanude</translation>
    </message>
    <message numerus="yes">
        <source>%n delivery(s) in a row failed. Choose one below to see why, and send it again once the other side works.</source>
        <translation>
            <numerusform>Ha fallado %Ln entrega. Elíjala abajo para ver por qué y envíela de nuevo cuando el otro lado funcione.</numerusform>
            <numerusform>Han fallado %Ln entregas seguidas. Elija una abajo para ver por qué y envíela de nuevo cuando el otro lado funcione.</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking at the address…</source>
        <translation>Comprobando la dirección…</translation>
    </message>
    <message>
        <source>Change address of webhook %1</source>
        <translation>Cambiar la dirección del webhook %1</translation>
    </message>
    <message>
        <source>Change what webhook %1 tells of</source>
        <translation>Cambiar de qué avisa el webhook %1</translation>
    </message>
    <message>
        <source>Pause webhook %1</source>
        <translation>Pausar el webhook %1</translation>
    </message>
    <message>
        <source>Resume webhook %1</source>
        <translation>Reanudar el webhook %1</translation>
    </message>
    <message>
        <source>Its secret and the log of its deliveries go with it, and what was not sent yet is never sent. This cannot be undone.</source>
        <translation>Su secreto y el registro de sus entregas se van con él, y lo que aún no se ha enviado no se enviará nunca. No se puede deshacer.</translation>
    </message>
    <message>
        <source>Delete webhook</source>
        <translation>Eliminar el webhook</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Conservar</translation>
    </message>
    <message>
        <source>Delete webhook %1</source>
        <translation>Eliminar el webhook %1</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::WebhooksModel</name>
    <message>
        <source>nothing yet</source>
        <translation>nada aún</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Dirección</translation>
    </message>
    <message>
        <source>Tells of</source>
        <translation>Avisa de</translation>
    </message>
    <message>
        <source>Last delivery</source>
        <translation>Última entrega</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::WebhooksTab</name>
    <message>
        <source>Webhooks</source>
        <translation>Webhooks</translation>
    </message>
    <message>
        <source>Deliveries</source>
        <translation>Entregas</translation>
    </message>
    <message>
        <source>A webhook tells another program at once when an event is new or was changed, so that it need not ask again and again: a calendar, an invoice, a message to the team.</source>
        <translation>Un webhook avisa enseguida a otro programa cuando un evento es nuevo o ha cambiado, para que no tenga que preguntar una y otra vez: un calendario, una factura, un mensaje al equipo.</translation>
    </message>
    <message>
        <source>Create a webhook</source>
        <translation>Crear un webhook</translation>
    </message>
    <message>
        <source>Nothing was sent yet. The next event that is new or changed is the first.</source>
        <translation>Aún no se ha enviado nada. El próximo evento nuevo o cambiado será el primero.</translation>
    </message>
    <message>
        <source>Secret of the new webhook</source>
        <translation>Secreto del nuevo webhook</translation>
    </message>
    <message>
        <source>the secret</source>
        <translation>el secreto</translation>
    </message>
    <message>
        <source>This secret is shown only now. Copy it into the program that is told: with it, it knows that a message comes from you.</source>
        <translation>Este secreto solo se muestra ahora. Cópielo en el programa avisado: con él sabe que un mensaje viene de usted.</translation>
    </message>
    <message>
        <source>Sent to %1</source>
        <translation>Enviado a %1</translation>
    </message>
    <message numerus="yes">
        <source>%n webhook(s)</source>
        <translation>
            <numerusform>%Ln webhook</numerusform>
            <numerusform>%Ln webhooks</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 failing</source>
        <translation>%1, %2 con fallos</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::WeekField</name>
    <message>
        <source>This week</source>
        <translation>Esta semana</translation>
    </message>
    <message>
        <source>Previous week</source>
        <translation>Semana anterior</translation>
    </message>
    <message>
        <source>Next week</source>
        <translation>Semana próxima</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 al %2</translation>
    </message>
</context>
</TS>
