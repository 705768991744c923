<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>AdviceEdit</name>
    <message numerus="yes">
        <source>%n line(s) changed: %1</source>
        <translation>
            <numerusform>%n línea cambiada: %1</numerusform>
            <numerusform>%n líneas cambiadas: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 instead of %3 in each “%4”</source>
        <translation>%1: %2 en lugar de %3 en cada «%4»</translation>
    </message>
</context>
<context>
    <name>BackupWords</name>
    <message>
        <source>The backup was stopped; nothing of it was kept.</source>
        <translation>La copia se ha detenido; no se ha guardado nada de ella.</translation>
    </message>
    <message>
        <source>There is not enough room on the disk. Make room and try again.</source>
        <translation>No hay bastante espacio en el disco. Libere espacio e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>Damage was found. The older backups are untouched: restore the newest one that is sound.</source>
        <translation>Se han encontrado daños. Las copias más antiguas están intactas: restaure la más reciente que esté bien.</translation>
    </message>
    <message>
        <source>The file or its folder cannot be read or written. Check that the disk is there and is not write-protected.</source>
        <translation>No se puede leer o escribir el archivo o su carpeta. Compruebe que el disco esté ahí y no esté protegido contra escritura.</translation>
    </message>
    <message>
        <source>The copy did not match the data, so it was given up.</source>
        <translation>La copia no coincidía con los datos y se ha descartado.</translation>
    </message>
    <message>
        <source>The copy was given up: something in the shop’s data is not in order. “stemdesk check” says what.</source>
        <translation>La copia se ha descartado: algo en los datos de la tienda no está en orden. «stemdesk check» dice qué.</translation>
    </message>
    <message>
        <source>The backup was made, but it cannot be restored as it is: something in the shop’s data is not in order. “stemdesk check” says what.</source>
        <translation>La copia está hecha, pero así no se puede restaurar: algo no está en orden en los datos de la tienda. «stemdesk check» dice qué.</translation>
    </message>
    <message>
        <source>This file is not a Stemdesk backup.</source>
        <translation>Este archivo no es una copia de Stemdesk.</translation>
    </message>
    <message>
        <source>The file is no longer there.</source>
        <translation>El archivo ya no está ahí.</translation>
    </message>
    <message>
        <source>This is the data that is in use now; choose a backup of it.</source>
        <translation>Estos son los datos en uso ahora; elija una copia de ellos.</translation>
    </message>
    <message>
        <source>A newer Stemdesk made this backup; install that version first.</source>
        <translation>Esta copia la hizo un Stemdesk más nuevo; instale antes esa versión.</translation>
    </message>
    <message>
        <source>Another program has the shop’s data open. Close it and try again.</source>
        <translation>Otro programa tiene abiertos los datos de la tienda. Ciérrelo e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>Another Stemdesk is running on this data. Close it and try again.</source>
        <translation>Otro Stemdesk está trabajando con estos datos. Ciérrelo e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>today at %1</source>
        <translation>hoy a las %1</translation>
    </message>
    <message>
        <source>yesterday at %1</source>
        <translation>ayer a las %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>incomplete</source>
        <translation>incompleta</translation>
    </message>
    <message>
        <source>daily</source>
        <translation>diaria</translation>
    </message>
    <message>
        <source>manual</source>
        <translation>manual</translation>
    </message>
    <message>
        <source>Copying everything…</source>
        <translation>Copiándolo todo…</translation>
    </message>
    <message>
        <source>Checking the copy…</source>
        <translation>Comprobando la copia…</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 y %2</translation>
    </message>
    <message numerus="yes">
        <source>%n event(s)</source>
        <translation>
            <numerusform>%Ln evento</numerusform>
            <numerusform>%Ln eventos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n product(s)</source>
        <translation>
            <numerusform>%Ln producto</numerusform>
            <numerusform>%Ln productos</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <translation>%1 con %2</translation>
    </message>
    <message numerus="yes">
        <source>The last backup is %n day(s) old.</source>
        <translation>
            <numerusform>La última copia tiene %Ln día.</numerusform>
            <numerusform>La última copia tiene %Ln días.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChangeWords</name>
    <message>
        <source>Name of the event</source>
        <translation>Nombre del evento</translation>
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
        <translation>Lugar desde</translation>
    </message>
    <message>
        <source>Venue until</source>
        <translation>Lugar hasta</translation>
    </message>
    <message>
        <source>Ceremony</source>
        <translation>Ceremonia</translation>
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
        <source>Second client</source>
        <translation>Segundo cliente</translation>
    </message>
    <message>
        <source>Guests</source>
        <translation>Invitados</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Mesas</translation>
    </message>
    <message>
        <source>Palette</source>
        <translation>Paleta</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>Presupuesto máximo</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Descripción</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <translation>%1: %2 → %3</translation>
    </message>
    <message>
        <source>%1 changed</source>
        <translation>%1: modificado</translation>
    </message>
    <message>
        <source>%1 added</source>
        <translation>%1: añadido</translation>
    </message>
    <message>
        <source>%1 left out</source>
        <translation>%1: eliminado</translation>
    </message>
    <message>
        <source>%1 is now called %2</source>
        <translation>%1 se llama ahora %2</translation>
    </message>
    <message>
        <source>Text of %1 changed</source>
        <translation>Texto de %1 modificado</translation>
    </message>
    <message>
        <source>%1 instead of %2 in %3</source>
        <translation>%1 en lugar de %2 en %3</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 en %2</translation>
    </message>
    <message>
        <source>%1: %2 → %3 in all</source>
        <translation>%1: %2 → %3 en total</translation>
    </message>
    <message>
        <source>%1: from another supplier</source>
        <translation>%1: de otro proveedor</translation>
    </message>
    <message>
        <source>%1: new price</source>
        <translation>%1: nuevo precio</translation>
    </message>
    <message>
        <source>%1 added: %2</source>
        <translation>%1, añadido: %2</translation>
    </message>
    <message>
        <source>Labour</source>
        <translation>Mano de obra</translation>
    </message>
    <message>
        <source>Fees</source>
        <translation>Gastos adicionales</translation>
    </message>
    <message>
        <source>Travel</source>
        <translation>Desplazamiento</translation>
    </message>
    <message>
        <source>Discount</source>
        <translation>Descuento</translation>
    </message>
</context>
<context>
    <name>ClientFields</name>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Company</source>
        <translation>Empresa</translation>
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
        <source>Address</source>
        <translation>Dirección</translation>
    </message>
    <message>
        <source>Country</source>
        <translation>País</translation>
    </message>
    <message>
        <source>Tax number</source>
        <translation>NIF/IVA</translation>
    </message>
    <message>
        <source>E-invoice address</source>
        <translation>Factura electrónica</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
</context>
<context>
    <name>ClientWords</name>
    <message>
        <source>Change %1 of %2</source>
        <translation>Cambiar %1 de %2</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>Eliminar %1</translation>
    </message>
    <message>
        <source>Deleted %1</source>
        <translation>%1 eliminado</translation>
    </message>
    <message numerus="yes">
        <source>Deleted %1, also from %n event(s)</source>
        <translation>
            <numerusform>%1 eliminado, también de %Ln evento</numerusform>
            <numerusform>%1 eliminado, también de %Ln eventos</numerusform>
        </translation>
    </message>
    <message>
        <source>%1. %2 is still owed</source>
        <translation>%1. Quedan %2 por cobrar</translation>
    </message>
    <message>
        <source>“%1” is not a country. Write its name or two letters, such as FR.</source>
        <translation>«%1» no es un país. Escriba su nombre o dos letras, como FR.</translation>
    </message>
</context>
<context>
    <name>ContactRoles</name>
    <message>
        <source>Client</source>
        <translation>Cliente</translation>
    </message>
    <message>
        <source>Pays the bill</source>
        <translation>Paga la factura</translation>
    </message>
    <message>
        <source>Planner</source>
        <translation>Organizador</translation>
    </message>
    <message>
        <source>Venue</source>
        <translation>Lugar</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Otro</translation>
    </message>
</context>
<context>
    <name>DatabaseQuestion</name>
    <message>
        <source>The shop’s database cannot be used now.</source>
        <translation>Ahora no se puede usar la base de datos de la tienda.</translation>
    </message>
    <message>
        <source>On this computer there may be another shop, or an older copy: what you change in it does not reach the server.</source>
        <translation>En este ordenador puede haber otra tienda, o una copia más antigua: lo que se cambie ahí no estará en el servidor.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>Work on this computer</source>
        <translation>Trabajar en este ordenador</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Salir</translation>
    </message>
</context>
<context>
    <name>DatabaseWords</name>
    <message>
        <source>Write the address like postgresql://anna@db.example.com/flowers. After a ? you can add sslmode=verify-full and sslrootcert=FILE.</source>
        <translation>Escriba la dirección como postgresql://anna@db.example.com/flowers. Tras un ? pueden seguir sslmode=verify-full y sslrootcert=ARCHIVO.</translation>
    </message>
    <message>
        <source>The database server is too old; Stemdesk needs PostgreSQL 15 or later.</source>
        <translation>El servidor de bases de datos es demasiado antiguo; Stemdesk necesita PostgreSQL 15 o posterior.</translation>
    </message>
    <message>
        <source>The database cannot keep every letter; make one with the encoding UTF8.</source>
        <translation>La base de datos no puede guardar todas las letras; cree una con la codificación UTF8.</translation>
    </message>
    <message>
        <source>Another program keeps its data in %3; make a database for Stemdesk alone.</source>
        <translation>Otro programa guarda sus datos en %3; cree una base de datos solo para Stemdesk.</translation>
    </message>
    <message>
        <source>A newer Stemdesk works on %3; install that version here first.</source>
        <translation>Un Stemdesk más nuevo trabaja en %3; instale antes esa versión aquí.</translation>
    </message>
    <message>
        <source>This shop is there already. Nothing was copied.</source>
        <translation>Esta tienda ya está ahí. No se ha copiado nada.</translation>
    </message>
    <message>
        <source>The copy was stopped; nothing was changed on the server.</source>
        <translation>La copia se ha detenido; no se ha cambiado nada en el servidor.</translation>
    </message>
    <message>
        <source>The copy did not match the shop, so it was given up. Try again.</source>
        <translation>La copia no coincidía con la tienda y se ha descartado. Inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>The copy was given up: something in the shop’s data is not in order. “stemdesk check” says what.</source>
        <translation>La copia se ha descartado: algo en los datos de la tienda no está en orden. «stemdesk check» dice qué.</translation>
    </message>
    <message>
        <source>The keyring is locked, so the password cannot be kept. Unlock it and try again.</source>
        <translation>El llavero está bloqueado y no se puede guardar la contraseña. Desbloquéelo e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>This computer has no keyring that keeps the password. Keep it in the file .pgpass instead and leave the field empty.</source>
        <translation>Este ordenador no tiene llavero que guarde la contraseña. Guárdela en el archivo .pgpass y deje el campo vacío.</translation>
    </message>
    <message>
        <source>No database server answers at %1. Check the name, the network, and that the server is running.</source>
        <translation>Ningún servidor de bases de datos responde en %1. Compruebe el nombre, la red y que el servidor esté en marcha.</translation>
    </message>
    <message>
        <source>The server %1 does not let %2 in. Check the user’s name before the @, or ask whoever runs the server.</source>
        <translation>El servidor %1 no deja entrar a %2. Compruebe el nombre de usuario delante de la @ o pregunte a quien lleva el servidor.</translation>
    </message>
    <message>
        <source>The password for %2 is missing or wrong.</source>
        <translation>La contraseña de %2 falta o no es la correcta.</translation>
    </message>
    <message>
        <source>There is no database %3 on the server, or %2 may not use it.</source>
        <translation>No hay ninguna base de datos %3 en el servidor, o %2 no puede usarla.</translation>
    </message>
    <message>
        <source>The connection to %1 would not be safe: its certificate is missing, not trusted, or for another name. To trust a certificate, add sslrootcert=FILE after a ? in the address.</source>
        <translation>La conexión con %1 no sería segura: su certificado falta, no es de confianza o es de otro nombre. sslrootcert=ARCHIVO tras un ? en la dirección indica un certificado de confianza.</translation>
    </message>
    <message>
        <source>The connection service file has no service of that name.</source>
        <translation>El archivo de servicios de conexión no tiene ningún servicio con ese nombre.</translation>
    </message>
    <message>
        <source>Connected. The database is empty: copy this shop there first.</source>
        <translation>Conectado. La base de datos está vacía: copie antes esta tienda ahí.</translation>
    </message>
    <message>
        <source>Connected. It holds %1.</source>
        <translation>Conectado. Contiene %1.</translation>
    </message>
    <message>
        <source>Leave the password out of the address, where others can read it; write it below.</source>
        <translation>Quite la contraseña de la dirección, donde otros pueden leerla; escríbala abajo.</translation>
    </message>
    <message>
        <source>this computer</source>
        <translation>este ordenador</translation>
    </message>
    <message>
        <source>this user</source>
        <translation>este usuario</translation>
    </message>
    <message>
        <source>this database</source>
        <translation>esta base de datos</translation>
    </message>
    <message>
        <source>Copying the shop…</source>
        <translation>Copiando la tienda…</translation>
    </message>
    <message>
        <source>Comparing the copy with the shop…</source>
        <translation>Comparando la copia con la tienda…</translation>
    </message>
    <message>
        <source>Checking the copy…</source>
        <translation>Comprobando la copia…</translation>
    </message>
    <message>
        <source>%1 is on the server now, and the copy was checked. What you change here from now on will be missing there, so switch now.</source>
        <translation>%1 está también en el servidor, comparada con lo que hay aquí. Lo que se cambie aquí desde ahora faltará ahí, así que cambie ya al servidor.</translation>
    </message>
</context>
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
        <source>This one comes with Stemdesk and cannot be changed.</source>
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
        <source>%n event(s) are pinned to this price list; it cannot be deleted now.</source>
        <translation>
            <numerusform>%Ln evento está fijado a esta lista de precios; ahora no se puede eliminar.</numerusform>
            <numerusform>%Ln eventos están fijados a esta lista de precios; ahora no se puede eliminar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n event(s) use this tax group; it cannot be deleted now.</source>
        <translation>
            <numerusform>%Ln evento usa este grupo de IVA; ahora no se puede eliminar.</numerusform>
            <numerusform>%Ln eventos usan este grupo de IVA; ahora no se puede eliminar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n product(s), price list(s) or event(s) have this type; it cannot be deleted now.</source>
        <translation>
            <numerusform>%Ln producto, lista de precios o evento tiene este tipo; se conserva.</numerusform>
            <numerusform>%Ln productos, listas de precios o eventos tienen este tipo; se conserva.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no such supplier any more.</source>
        <translation>Este proveedor ya no existe.</translation>
    </message>
    <message>
        <source>There is no such shop. “stemdesk shop list” shows them.</source>
        <translation>Esta tienda no existe. «stemdesk shop list» las muestra todas.</translation>
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
        <translation>Este grupo de IVA ya no existe.</translation>
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
        <source>The shop’s data is busy with other work; try again in a moment.</source>
        <translation>Los datos de la tienda están ocupados; inténtelo de nuevo enseguida.</translation>
    </message>
    <message>
        <source>The shop’s data cannot be reached now; nothing was changed.</source>
        <translation>Ahora no se puede acceder a los datos de la tienda; no se ha cambiado nada.</translation>
    </message>
    <message>
        <source>The disk is full; nothing was changed. Make room and try again.</source>
        <translation>El disco está lleno; no se ha cambiado nada. Libere espacio e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>This computer cannot read pictures of this type. Install the package qt6-image-formats-plugins, or choose a PNG or JPEG file.</source>
        <translation>Este ordenador no puede leer imágenes de este formato. Instale el paquete qt6-image-formats-plugins o elija un archivo PNG o JPEG.</translation>
    </message>
    <message>
        <source>The shop’s data is damaged; restore the last backup.</source>
        <translation>Los datos de la tienda están dañados; restaure la última copia de seguridad.</translation>
    </message>
    <message>
        <source>The file with the shop’s data was moved, replaced or deleted while Stemdesk runs; nothing was changed. Quit, put it back or restore a backup, and start again.</source>
        <translation>El archivo con los datos de la tienda se ha movido, sustituido o eliminado mientras Stemdesk funciona; no se ha cambiado nada. Salga, vuelva a ponerlo o restaure una copia de seguridad, e inicie de nuevo.</translation>
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
        <source>Write the minimum packs as a whole number.</source>
        <translation>Escriba el mínimo de paquetes como número entero.</translation>
    </message>
    <message>
        <source>Give each supplier one minimum at most.</source>
        <translation>Indique como máximo un mínimo por proveedor.</translation>
    </message>
    <message>
        <source>Give each supplier one pack size, more than 0.</source>
        <translation>Dé a cada proveedor un solo tamaño de paquete, mayor que 0.</translation>
    </message>
    <message>
        <source>Write a percentage from 0 to 100.</source>
        <translation>Escriba un porcentaje de 0 a 100.</translation>
    </message>
    <message>
        <source>Give each supplier one code at most, of no more than 100 characters.</source>
        <translation>Dé a cada proveedor un solo código, de 100 caracteres como máximo.</translation>
    </message>
    <message>
        <source>Write a number above 0.</source>
        <translation>Escriba un número mayor que 0.</translation>
    </message>
    <message>
        <source>Write the budget as an amount, 0 or more.</source>
        <translation>Escriba el presupuesto máximo como importe, 0 o más.</translation>
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
        <source>The ceremony needs a start, and must end after it.</source>
        <translation>La ceremonia necesita un comienzo y debe terminar después.</translation>
    </message>
    <message>
        <source>The time at the venue needs a start, and must end after it.</source>
        <translation>El horario en el lugar necesita un comienzo y debe terminar después.</translation>
    </message>
    <message>
        <source>Choose a day within the years 1 to 9999.</source>
        <translation>Elija un día entre los años 1 y 9999.</translation>
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
        <source>Write the tax as a factor, like 1.2 for 20%.</source>
        <translation>Escriba el IVA como factor, como 1,2 para el 20&#xa0;%.</translation>
    </message>
    <message>
        <source>The name can have up to 200 characters, on one line.</source>
        <translation>El nombre puede tener hasta 200 caracteres, en una sola línea.</translation>
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
        <source>No computer was found at this address; check how it is spelled.</source>
        <translation>No se conoce ningún ordenador en esta dirección; compruebe cómo está escrita.</translation>
    </message>
    <message>
        <source>This address leads to a private computer; give one on the internet.</source>
        <translation>Esta dirección lleva a un ordenador privado; indique una en Internet.</translation>
    </message>
    <message>
        <source>Choose at least one kind of message.</source>
        <translation>Elija al menos un tipo de aviso.</translation>
    </message>
    <message>
        <source>The keyring is locked, so no secret can be kept safe. Unlock it and try again.</source>
        <translation>El llavero está bloqueado y no se puede guardar ningún secreto con seguridad. Desbloquéelo e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>This computer’s keyring does not answer, so no secret can be kept safe. Start it and try again.</source>
        <translation>El llavero de este ordenador no responde y no se puede guardar ningún secreto con seguridad. Inícielo e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>The keyring no longer holds Stemdesk’s key, so secrets cannot be opened. “stemdesk secrets” helps to bring it back.</source>
        <translation>El llavero ya no contiene la clave de Stemdesk y no se pueden abrir los secretos. «stemdesk secrets» ayuda a recuperarla.</translation>
    </message>
    <message>
        <source>The file that keeps the secrets’ key is missing. Put it back and try again.</source>
        <translation>Falta el archivo que guarda la clave de los secretos. Devuélvalo a su sitio e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>The secrets are sealed with a different key from the one here. “stemdesk secrets” helps to bring it back.</source>
        <translation>Los secretos están sellados con otra clave que la que hay aquí. «stemdesk secrets» ayuda a recuperarla.</translation>
    </message>
    <message>
        <source>Webhooks cannot be set up while Stemdesk runs in this way.</source>
        <translation>No se pueden configurar webhooks mientras Stemdesk funciona así.</translation>
    </message>
    <message>
        <source>The file cannot be written there; choose another place.</source>
        <translation>No se puede escribir ahí el archivo; elija otro lugar.</translation>
    </message>
    <message>
        <source>There is no such contact any more.</source>
        <translation>Este contacto ya no existe.</translation>
    </message>
    <message numerus="yes">
        <source>%n event(s) use it; take it off those first.</source>
        <translation>
            <numerusform>%Ln evento lo nombra; quítelo antes de ahí.</numerusform>
            <numerusform>%Ln eventos lo nombran; quítelo antes de ahí.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n invoice(s) were issued for this event; it cannot be deleted.</source>
        <translation>
            <numerusform>Se emitió %Ln factura para este evento; se conserva.</numerusform>
            <numerusform>Se emitieron %Ln facturas para este evento; se conserva.</numerusform>
        </translation>
    </message>
    <message>
        <source>Write who accepted it.</source>
        <translation>Escriba quién lo aceptó.</translation>
    </message>
    <message>
        <source>This quote has already been answered; reopen it first.</source>
        <translation>Este presupuesto ya tiene respuesta; ábralo de nuevo primero.</translation>
    </message>
    <message>
        <source>This quote is already open.</source>
        <translation>Este presupuesto ya está abierto.</translation>
    </message>
    <message>
        <source>An accepted quote cannot be deleted; it can be reopened.</source>
        <translation>Un presupuesto que está o estuvo aceptado se conserva; se puede reabrir.</translation>
    </message>
    <message>
        <source>This amount is too large to be kept to the cent.</source>
        <translation>Este importe es demasiado grande para llevarlo al céntimo.</translation>
    </message>
    <message>
        <source>What is stored of it cannot be read any more; look for it in an earlier backup.</source>
        <translation>Lo que hay guardado ya no se puede leer; búsquelo en una copia anterior.</translation>
    </message>
    <message>
        <source>There is nobody to bill: give the event a client first.</source>
        <translation>No consta quién paga: indique primero un cliente.</translation>
    </message>
    <message>
        <source>This instalment has already been invoiced.</source>
        <translation>Este plazo ya se ha facturado.</translation>
    </message>
    <message>
        <source>Everything has already been invoiced.</source>
        <translation>Ya está todo facturado.</translation>
    </message>
    <message>
        <source>This invoice has already been credited.</source>
        <translation>Esta factura ya tiene una rectificativa.</translation>
    </message>
    <message>
        <source>There are payments, invoices or accepted quotes; the currency cannot be changed.</source>
        <translation>Hay pagos, facturas o presupuestos aceptados; la moneda se mantiene.</translation>
    </message>
    <message>
        <source>Write an amount with no more decimals than the currency has.</source>
        <translation>Escriba un importe sin más decimales que los de la moneda.</translation>
    </message>
    <message>
        <source>Write the country’s name or its two letters, such as GB.</source>
        <translation>Escriba el nombre del país o sus dos letras, como ES.</translation>
    </message>
    <message>
        <source>Write the electronic address with its scheme, like 0106:12345678.</source>
        <translation>Escriba la dirección electrónica con su esquema, como 0106:12345678.</translation>
    </message>
    <message>
        <source>The last part is the rest; those before it need a share or an amount.</source>
        <translation>La última parte es el resto; las anteriores necesitan un porcentaje o un importe.</translation>
    </message>
    <message>
        <source>Write the shop’s e-mail address in Settings first; the message is from it.</source>
        <translation>Escriba primero en Ajustes el correo de la tienda; el mensaje sale de él.</translation>
    </message>
    <message>
        <source>Write the supplier’s e-mail address first; the message goes there.</source>
        <translation>Escriba primero el correo del proveedor; el mensaje va allí.</translation>
    </message>
    <message>
        <source>For an e-invoice the shop lacks: %1. Fill it in under Settings, then credit this invoice and issue it again.</source>
        <translation>Para una factura electrónica falta de la tienda: %1. Complételo en Ajustes, rectifique esta factura y emítala de nuevo.</translation>
    </message>
    <message>
        <source>For an e-invoice the client lacks: %1. Credit this invoice and issue it again with what is missing.</source>
        <translation>Para una factura electrónica falta del cliente: %1. Rectifique esta factura y emítala de nuevo con lo que falta.</translation>
    </message>
    <message>
        <source>There are no e-invoices in this currency.</source>
        <translation>No hay facturas electrónicas en esta moneda.</translation>
    </message>
    <message>
        <source>E-invoices from Greece carry a number of its tax office, which Stemdesk does not have.</source>
        <translation>Las facturas electrónicas de Grecia llevan un número de su administración tributaria, que Stemdesk no tiene.</translation>
    </message>
    <message>
        <source>Another Stemdesk is running on this data. Close it and try again.</source>
        <translation>Otro Stemdesk está trabajando con estos datos. Ciérrelo e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>Write how many the shop owns, 0 or more.</source>
        <translation>Escriba cuántas unidades tiene la tienda, 0 o más.</translation>
    </message>
    <message>
        <source>Write the cost as an amount, 0 or more.</source>
        <translation>Escriba el coste como importe, 0 o más.</translation>
    </message>
    <message>
        <source>Write a whole number of days, from 0 to 60.</source>
        <translation>Escriba un número entero de días, de 0 a 60.</translation>
    </message>
    <message>
        <source>Write the cost of a pack as an amount, 0 or more.</source>
        <translation>Escriba el precio del paquete como importe, 0 o más.</translation>
    </message>
    <message>
        <source>It took longer than 30 seconds and was stopped.</source>
        <translation>Ha tardado más de 30 segundos y se ha detenido.</translation>
    </message>
    <message>
        <source>Stemdesk is still busy with an earlier task that took too long; try again later.</source>
        <translation>Stemdesk sigue ocupado con una tarea anterior que tardó demasiado; inténtelo más tarde.</translation>
    </message>
    <message>
        <source>Everything that these events need is ordered.</source>
        <translation>Todo lo que necesitan estos eventos está pedido.</translation>
    </message>
    <message>
        <source>Some goods of this sheet have arrived; clear what was received first.</source>
        <translation>De este pedido ya ha llegado algo; borre primero lo recibido.</translation>
    </message>
    <message numerus="yes">
        <source>%n series copy this event alone. Choose another event for them under “Series” first, or delete them.</source>
        <translation>
            <numerusform>%n serie copia solo este evento. Elija antes otro evento para ella en «Series», o elimínela.</numerusform>
            <numerusform>%n series copian solo este evento. Elija antes otro evento para ellas en «Series», o elimínelas.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no such day from the first one on; choose others.</source>
        <translation>No hay ningún día así desde el primero; elija otros.</translation>
    </message>
    <message>
        <source>A series copies 1 to 12 events that have a date and are not cancelled.</source>
        <translation>Una serie copia de 1 a 12 eventos que tienen fecha y no están cancelados.</translation>
    </message>
    <message>
        <source>Move each day to one other day only.</source>
        <translation>Mueva cada día a un solo día distinto.</translation>
    </message>
    <message>
        <source>This invoice was credited; nothing of it is to be paid.</source>
        <translation>Esta factura está rectificada; no hay nada que pagar.</translation>
    </message>
    <message>
        <source>Nothing of this invoice is due.</source>
        <translation>No hay nada vencido de esta factura.</translation>
    </message>
    <message>
        <source>Say why no tax is charged: give the tax group or the price list a reason.</source>
        <translation>Indique por qué no se cobra IVA: dé un motivo al grupo de IVA o a la lista de precios.</translation>
    </message>
    <message>
        <source>An invoice can give one reason only for each tax category.</source>
        <translation>Una factura solo puede dar un motivo por categoría de IVA.</translation>
    </message>
    <message>
        <source>What lies outside the scope of tax has to be invoiced by itself.</source>
        <translation>Lo que no está sujeto a IVA debe facturarse aparte.</translation>
    </message>
    <message>
        <source>Some of it was ordered with another sheet meanwhile. Choose its events under “To order”, and order what is new.</source>
        <translation>Una parte se pidió entretanto con otra hoja. Elija sus eventos en «A pedir» y pida lo nuevo.</translation>
    </message>
    <message>
        <source>Write the colours, separated by commas.</source>
        <translation>Escriba los colores, separados por comas.</translation>
    </message>
    <message>
        <source>Write e-mail addresses, like anna@example.com, separated by commas.</source>
        <translation>Escriba direcciones de correo, como anna@example.com, separadas por comas.</translation>
    </message>
    <message>
        <source>Write days, separated by semicolons.</source>
        <translation>Escriba los días, separados por punto y coma.</translation>
    </message>
    <message>
        <source>Write an amount, 0 or more.</source>
        <translation>Escriba un importe, 0 o más.</translation>
    </message>
    <message>
        <source>Write a number, 0 or more.</source>
        <translation>Escriba un número, 0 o más.</translation>
    </message>
    <message>
        <source>This does not fit here; write another value.</source>
        <translation>Esto no es válido aquí; escriba otro valor.</translation>
    </message>
    <message>
        <source>Another program already uses this address; stop it or choose another port.</source>
        <translation>Otro programa ya usa esta dirección; deténgalo o elija otro puerto.</translation>
    </message>
    <message>
        <source>This computer cannot listen there; choose another address, and a port above 1023.</source>
        <translation>Este equipo no puede escuchar ahí; elija otra dirección y un puerto superior a 1023.</translation>
    </message>
    <message>
        <source>No more can come back, be damaged or be missing than went out.</source>
        <translation>No puede haber más artículos devueltos, dañados o perdidos que los que salieron.</translation>
    </message>
    <message>
        <source>Category S is for rates above 0, the others are for a rate of 0.</source>
        <translation>La categoría S es para tipos superiores a 0; las demás, para un tipo de 0.</translation>
    </message>
</context>
<context>
    <name>FigureDoubt</name>
    <message>
        <source>%1? It was %2. That is %3 times as much.</source>
        <translation>¿%1? Era %2. Es %3 veces más.</translation>
    </message>
    <message>
        <source>%1? %2: %3. That is %4 times as much.</source>
        <translation>¿%1? %2: %3. Es %4 veces más.</translation>
    </message>
    <message>
        <source>%1? That is more than usual.</source>
        <translation>¿%1? Es más de lo habitual.</translation>
    </message>
    <message>
        <source>Keep %1</source>
        <translation>Conservar %1</translation>
    </message>
    <message>
        <source>%1? It was %2, which is %3 times as much.</source>
        <translation>¿%1? Era %2, %3 veces más.</translation>
    </message>
    <message>
        <source>%1? %2: %3, which is %4 times as much.</source>
        <translation>¿%1? %2: %3, %4 veces más.</translation>
    </message>
    <message>
        <source>“%1” may mean %2 or %3. Here it is read as %2.</source>
        <translation>«%1» puede significar %2 o %3. Aquí se lee como %2.</translation>
    </message>
    <message>
        <source>%1 There are %2 such figures.</source>
        <translation>%1 Hay %2 cifras así.</translation>
    </message>
</context>
<context>
    <name>ImportWords</name>
    <message>
        <source>Import %1</source>
        <translation>Importar %1</translation>
    </message>
    <message>
        <source>Product, by its id</source>
        <translation>Producto, por su id</translation>
    </message>
    <message>
        <source>Product</source>
        <translation>Producto</translation>
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
        <source>Variety, by its id</source>
        <translation>Variedad, por su id</translation>
    </message>
    <message>
        <source>Variety</source>
        <translation>Variedad</translation>
    </message>
    <message>
        <source>Stem length in cm</source>
        <translation>Longitud del tallo en cm</translation>
    </message>
    <message>
        <source>Stems or pieces in a pack</source>
        <translation>Tallos o piezas por paquete</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Colores</translation>
    </message>
    <message>
        <source>Suppliers</source>
        <translation>Proveedores</translation>
    </message>
    <message>
        <source>Minimum packs of a supplier</source>
        <translation>Mín. paquetes por proveedor</translation>
    </message>
    <message>
        <source>Packs of suppliers</source>
        <translation>Paquetes de los proveedores</translation>
    </message>
    <message>
        <source>Code of the supplier</source>
        <translation>Código del proveedor</translation>
    </message>
    <message>
        <source>Codes of suppliers</source>
        <translation>Códigos de los proveedores</translation>
    </message>
    <message>
        <source>EANs of suppliers</source>
        <translation>EAN de los proveedores</translation>
    </message>
    <message>
        <source>SKU</source>
        <translation>Referencia</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
    <message>
        <source>Supplier</source>
        <translation>Proveedor</translation>
    </message>
    <message>
        <source>Unit cost excl. tax</source>
        <translation>Precio unit. sin IVA</translation>
    </message>
    <message>
        <source>The shop has no such variety.</source>
        <translation>La tienda no tiene esa variedad.</translation>
    </message>
    <message>
        <source>Several varieties have this name.</source>
        <translation>Varias variedades tienen este nombre.</translation>
    </message>
    <message>
        <source>Several products have this name.</source>
        <translation>Varios productos tienen este nombre.</translation>
    </message>
    <message>
        <source>The shop has no such supplier.</source>
        <translation>La tienda no tiene ese proveedor.</translation>
    </message>
    <message>
        <source>The shop has no such product.</source>
        <translation>La tienda no tiene ese producto.</translation>
    </message>
    <message>
        <source>The row has no variety.</source>
        <translation>La fila no indica ninguna variedad.</translation>
    </message>
    <message>
        <source>The row has no product.</source>
        <translation>La fila no indica ningún producto.</translation>
    </message>
    <message>
        <source>The row has no unit cost.</source>
        <translation>La fila no tiene precio unitario.</translation>
    </message>
    <message>
        <source>The row has more cells than the file has columns.</source>
        <translation>La fila tiene más celdas que columnas el archivo.</translation>
    </message>
    <message>
        <source>A quotation mark in this row is never closed; nothing after it can be read.</source>
        <translation>Unas comillas de esta fila no se cierran nunca; no se puede leer nada de lo que sigue.</translation>
    </message>
    <message>
        <source>It is empty; the first row must name the columns.</source>
        <translation>Está vacío; la primera fila debe nombrar las columnas.</translation>
    </message>
    <message>
        <source>It cannot be read.</source>
        <translation>No se puede leer.</translation>
    </message>
    <message numerus="yes">
        <source>%n column(s) of the sheet “%1”</source>
        <translation>
            <numerusform>%Ln columna de la hoja «%1»</numerusform>
            <numerusform>%Ln columnas de la hoja «%1»</numerusform>
        </translation>
    </message>
    <message>
        <source>Changed, pack of %1 becomes %2</source>
        <translation>Cambiada, el paquete de %1 pasa a %2</translation>
    </message>
    <message>
        <source>No longer in the file: %1.</source>
        <translation>Ya no están en el archivo: %1.</translation>
    </message>
    <message>
        <source>No longer in the file: %1 and %2 more.</source>
        <translation>Ya no están en el archivo: %1 y %2 más.</translation>
    </message>
    <message>
        <source>Compared with the last prices: %1.</source>
        <translation>En comparación con los últimos precios: %1.</translation>
    </message>
    <message>
        <source>%1 cheaper</source>
        <translation>%1 más baratos</translation>
    </message>
    <message>
        <source>%1 dearer</source>
        <translation>%1 más caros</translation>
    </message>
    <message>
        <source>Changed, %1 becomes %2</source>
        <translation>Cambiado, %1 pasa a %2</translation>
    </message>
    <message>
        <source>New product</source>
        <translation>Nuevo producto</translation>
    </message>
    <message>
        <source>New variety</source>
        <translation>Nueva variedad</translation>
    </message>
    <message>
        <source>New price</source>
        <translation>Precio nuevo</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Cambia</translation>
    </message>
    <message>
        <source>line %1 counts instead</source>
        <translation>en su lugar cuenta la línea %1</translation>
    </message>
    <message>
        <source>Not used: line %1 counts</source>
        <translation>No se usa: cuenta la línea %1</translation>
    </message>
    <message>
        <source>Unchanged, counts instead of line %1</source>
        <translation>Sin cambios, cuenta en lugar de la línea %1</translation>
    </message>
    <message>
        <source>Unchanged</source>
        <translation>Sin cambios</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>Rechazada</translation>
    </message>
    <message>
        <source>%1 new</source>
        <translation>nuevas: %1</translation>
    </message>
    <message>
        <source>%1 changed</source>
        <translation>cambiadas: %1</translation>
    </message>
    <message>
        <source>%1 unchanged</source>
        <translation>sin cambios: %1</translation>
    </message>
    <message>
        <source>%1 refused</source>
        <translation>rechazadas: %1</translation>
    </message>
    <message>
        <source>no rows</source>
        <translation>sin filas</translation>
    </message>
    <message>
        <source>Checking the file</source>
        <translation>Comprobando el archivo</translation>
    </message>
    <message>
        <source>Importing</source>
        <translation>Importando</translation>
    </message>
    <message>
        <source>Products</source>
        <translation>Productos</translation>
    </message>
    <message>
        <source>Prices</source>
        <translation>Precios</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) undone</source>
        <translation>
            <numerusform>%Ln cambio deshecho</numerusform>
            <numerusform>%Ln cambios deshechos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1; %n changed or used since then, and stay.</source>
        <translation>
            <numerusform>%1; %Ln ha cambiado o se ha usado desde entonces y se queda.</numerusform>
            <numerusform>%1; %Ln han cambiado o se han usado desde entonces y se quedan.</numerusform>
        </translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Línea</translation>
    </message>
    <message>
        <source>Why it was refused</source>
        <translation>Por qué se rechazó</translation>
    </message>
    <message>
        <source>The file was changed meanwhile; save it, close it and choose it again.</source>
        <translation>El archivo ha cambiado entretanto; guárdelo, ciérrelo y vuelva a elegirlo.</translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation>El disco está lleno.</translation>
    </message>
    <message>
        <source>The shop’s data could not be written any more.</source>
        <translation>Los datos de la tienda ya no se pudieron escribir.</translation>
    </message>
    <message>
        <source>Pack cost excl. tax</source>
        <translation>Precio del paquete sin IVA</translation>
    </message>
    <message>
        <source>The price is for a pack, and nothing says how many stems are in it.</source>
        <translation>El precio es por paquete, y no se indica cuántos tallos contiene.</translation>
    </message>
    <message>
        <source>Write one EAN of up to 20 characters, or Supplier=EAN where the row is not of one supplier.</source>
        <translation>Escriba un solo EAN de 20 caracteres como máximo, o Proveedor=EAN si la fila no es de un solo proveedor.</translation>
    </message>
    <message>
        <source>Write one code, or Supplier=code where the row is not of one supplier.</source>
        <translation>Escriba un solo código, o Proveedor=código si la fila no es de un solo proveedor.</translation>
    </message>
    <message>
        <source>Write the minimum packs as a whole number, or as Supplier=4 where the row is not of one supplier.</source>
        <translation>Escriba el mínimo como un número entero, o Proveedor=4 si la fila no es de un solo proveedor.</translation>
    </message>
    <message>
        <source>Write the pack as a number, or as Supplier=25 where the row is not of one supplier.</source>
        <translation>Escriba el paquete como un número, o Proveedor=25 si la fila no es de un solo proveedor.</translation>
    </message>
    <message>
        <source>The price list is for products of another type.</source>
        <translation>La lista de precios es para productos de otro tipo.</translation>
    </message>
    <message>
        <source>The file is damaged, or not a workbook after all.</source>
        <translation>El archivo está dañado o no es un libro.</translation>
    </message>
    <message>
        <source>The workbook is too large. Save its sheet as CSV and choose that file.</source>
        <translation>El libro es demasiado grande. Guarde la hoja como CSV y elija ese archivo.</translation>
    </message>
    <message>
        <source>It is not a table. Open it in the program that it was made with, save it as CSV, XLSX or ODS, and choose that file.</source>
        <translation>No es una tabla. Ábralo en el programa con el que se hizo, guárdelo como CSV, XLSX u ODS y elija ese archivo.</translation>
    </message>
    <message>
        <source>Client, by its id</source>
        <translation>Cliente, por su identificador</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>First name</source>
        <translation>Nombre de pila</translation>
    </message>
    <message>
        <source>Last name</source>
        <translation>Apellidos</translation>
    </message>
    <message>
        <source>Company</source>
        <translation>Empresa</translation>
    </message>
    <message>
        <source>E-mail</source>
        <translation>Correo electrónico</translation>
    </message>
    <message>
        <source>Phone</source>
        <translation>Teléfono</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Dirección</translation>
    </message>
    <message>
        <source>Street</source>
        <translation>Calle</translation>
    </message>
    <message>
        <source>Postcode</source>
        <translation>Código postal</translation>
    </message>
    <message>
        <source>Town</source>
        <translation>Localidad</translation>
    </message>
    <message>
        <source>Country</source>
        <translation>País</translation>
    </message>
    <message>
        <source>Tax number</source>
        <translation>NIF/IVA</translation>
    </message>
    <message>
        <source>E-invoice address</source>
        <translation>Dirección de factura electrónica</translation>
    </message>
    <message>
        <source>Invoicing terms</source>
        <translation>Condiciones de facturación</translation>
    </message>
    <message>
        <source>External ID</source>
        <translation>ID externo</translation>
    </message>
    <message>
        <source>New client</source>
        <translation>Cliente nuevo</translation>
    </message>
    <message>
        <source>Clients</source>
        <translation>Clientes</translation>
    </message>
    <message>
        <source>A client already has this e-mail address or phone.</source>
        <translation>Un cliente ya tiene este correo electrónico o teléfono.</translation>
    </message>
    <message>
        <source>The row has no name.</source>
        <translation>La fila no tiene nombre.</translation>
    </message>
    <message>
        <source>It is a ZIP archive. Unpack it and choose the table in it.</source>
        <translation>Es un archivo ZIP. Descomprímalo y elija la tabla que contiene.</translation>
    </message>
    <message>
        <source>It is a folder. Choose one of the files in it.</source>
        <translation>Es una carpeta. Elija uno de los archivos que contiene.</translation>
    </message>
    <message>
        <source>It is a picture. A table is needed: CSV, XLSX or ODS.</source>
        <translation>Es una imagen. Hace falta una tabla: CSV, XLSX u ODS.</translation>
    </message>
    <message>
        <source>It is a video or sound file. A table is needed: CSV, XLSX or ODS.</source>
        <translation>Es un archivo de vídeo o de sonido. Hace falta una tabla: CSV, XLSX u ODS.</translation>
    </message>
    <message>
        <source>It is a PDF, whose rows cannot be read. Ask for the same list as CSV, XLSX or ODS.</source>
        <translation>Es un PDF, cuyas filas no se pueden leer. Pida la misma lista en CSV, XLSX u ODS.</translation>
    </message>
    <message>
        <source>It is a text document. Copy its table into a spreadsheet and save that as XLSX or ODS.</source>
        <translation>Es un documento de texto. Copie su tabla en una hoja de cálculo y guárdela como XLSX u ODS.</translation>
    </message>
    <message>
        <source>It is in an old Office format. Open it in a spreadsheet program and save it as XLSX or ODS.</source>
        <translation>Es un formato antiguo de Office. Ábralo en una hoja de cálculo y guárdelo como XLSX u ODS.</translation>
    </message>
    <message>
        <source>It is an archive. Unpack it and choose the table in it.</source>
        <translation>Es un archivo comprimido. Descomprímalo y elija la tabla que contiene.</translation>
    </message>
    <message>
        <source>It is a whole shop. Open it in Settings, All shops, “Open a shop from a file…”.</source>
        <translation>Es una tienda entera. Ábrala en Ajustes, Todas las tiendas: «Abrir tienda desde archivo…».</translation>
    </message>
    <message>
        <source>It is a backup or another database. Backups are restored in Settings, Backups.</source>
        <translation>Es una copia de seguridad u otra base de datos. Las copias se restauran en Ajustes, Copias.</translation>
    </message>
    <message>
        <source>It holds vCards. Import them on the Clients page: “Import vCards…”.</source>
        <translation>Contiene vCards. Impórtelas en la página Clientes: «Importar vCards…».</translation>
    </message>
    <message>
        <source>It is a calendar. A table is needed: CSV, XLSX or ODS.</source>
        <translation>Es un calendario. Hace falta una tabla: CSV, XLSX u ODS.</translation>
    </message>
    <message>
        <source>It is a web page, whatever its name says. Open it in a spreadsheet program and save it as XLSX or ODS.</source>
        <translation>Es una página web, diga lo que diga su nombre. Ábrala en una hoja de cálculo y guárdela como XLSX u ODS.</translation>
    </message>
    <message>
        <source>It is an e-mail. Save the table that came with it and choose that file.</source>
        <translation>Es un correo. Guarde la tabla adjunta y elija ese archivo.</translation>
    </message>
    <message>
        <source>%1 left out</source>
        <translation>%1 se omite</translation>
    </message>
    <message>
        <source>%1: “%2” read as %3</source>
        <translation>%1: «%2» se lee como %3</translation>
    </message>
    <message>
        <source>%1: line %2 says %3</source>
        <translation>%1: la línea %2 dice %3</translation>
    </message>
    <message>
        <source>The prices are in %1, your shop uses %2.</source>
        <translation>Los precios están en %1 y su tienda usa %2.</translation>
    </message>
    <message>
        <source>New product types: %1.</source>
        <translation>Nuevos tipos de producto: %1.</translation>
    </message>
    <message>
        <source>The prices in “%1” are divided by %2.</source>
        <translation>Los precios de «%1» se dividen entre %2.</translation>
    </message>
    <message>
        <source>Another table beside the first one is left out, columns %1. Move it below the first.</source>
        <translation>Se omite otra tabla al lado de la primera, columnas %1. Póngala debajo de la primera.</translation>
    </message>
    <message>
        <source>Columns named as a length are left out: %1. Give each length a row, with its price.</source>
        <translation>Columnas con una longitud como nombre que se omiten: %1. Dé a cada longitud una fila con su precio.</translation>
    </message>
    <message>
        <source>Rows hidden in the sheet are left out: %1.</source>
        <translation>Filas ocultas que se omiten: %1.</translation>
    </message>
    <message>
        <source>Rows without a product use the one above: %1.</source>
        <translation>Filas sin producto que toman el de la fila anterior: %1.</translation>
    </message>
    <message>
        <source>Rows with nothing in the chosen columns are left out: %1.</source>
        <translation>Filas sin contenido en las columnas elegidas que se omiten: %1.</translation>
    </message>
    <message>
        <source>Rows with nothing but a name become products: %1.</source>
        <translation>Filas con solo un nombre, tomadas como productos: %1.</translation>
    </message>
    <message>
        <source>Newer imports changed some: undo %1 first, then this one again.</source>
        <translation>Importaciones más recientes cambiaron algo: deshaga primero %1 y después esta otra vez.</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>«%1»</translation>
    </message>
    <message numerus="yes">
        <source>%n column(s), separated by semicolons, %1</source>
        <translation>
            <numerusform>%Ln columna, separada con punto y coma, %1</numerusform>
            <numerusform>%Ln columnas, separadas con punto y coma, %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n column(s), separated by tabs, %1</source>
        <translation>
            <numerusform>%Ln columna, separada con tabulador, %1</numerusform>
            <numerusform>%Ln columnas, separadas con tabulador, %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n column(s), separated by commas, %1</source>
        <translation>
            <numerusform>%Ln columna, separada con comas, %1</numerusform>
            <numerusform>%Ln columnas, separadas con comas, %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Stems the pack cost is for</source>
        <translation>Tallos que cubre el precio del paquete</translation>
    </message>
    <message>
        <source>No column says how many are in a box: “%1” is divided by your own pack sizes.</source>
        <translation>Ninguna columna dice cuántos hay en una caja: «%1» se divide por sus propios paquetes.</translation>
    </message>
    <message>
        <source>Left out: %1 would become %2</source>
        <translation>Omitido: %1 pasaría a %2</translation>
    </message>
</context>
<context>
    <name>IntegrationWords</name>
    <message>
        <source>Colours</source>
        <translation>Colores</translation>
    </message>
    <message>
        <source>Categories</source>
        <translation>Categorías</translation>
    </message>
    <message>
        <source>Tax groups</source>
        <translation>Grupos de IVA</translation>
    </message>
    <message>
        <source>Contacts</source>
        <translation>Contactos</translation>
    </message>
    <message>
        <source>Payments</source>
        <translation>Pagos</translation>
    </message>
    <message>
        <source>Invoices</source>
        <translation>Facturas</translation>
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
    <message>
        <source>Calendar of events</source>
        <translation>Calendario de eventos</translation>
    </message>
    <message>
        <source>Calendar of events and tasks</source>
        <translation>Calendario de eventos y tareas</translation>
    </message>
</context>
<context>
    <name>InvoiceFacts</name>
    <message>
        <source>full address (street, post code, town)</source>
        <translation>la dirección completa (calle, código postal, localidad)</translation>
    </message>
    <message>
        <source>IBAN in the bank details</source>
        <translation>el IBAN en los datos bancarios</translation>
    </message>
    <message>
        <source>country</source>
        <translation>el país</translation>
    </message>
    <message>
        <source>e-invoice address</source>
        <translation>la dirección de factura electrónica</translation>
    </message>
    <message>
        <source>e-mail</source>
        <translation>el correo electrónico</translation>
    </message>
    <message>
        <source>why no tax is charged</source>
        <translation>el motivo por el que no se cobra IVA</translation>
    </message>
    <message>
        <source>what late payment costs, in the terms</source>
        <translation>el coste del retraso en las condiciones</translation>
    </message>
    <message>
        <source>phone</source>
        <translation>el teléfono</translation>
    </message>
    <message>
        <source>reference</source>
        <translation>la referencia</translation>
    </message>
    <message>
        <source>tax number</source>
        <translation>el NIF/IVA</translation>
    </message>
    <message>
        <source>Is %1 complete? A tax number of this country looks like %2.</source>
        <translation>¿Está completo %1? Un NIF-IVA de ese país es como %2.</translation>
    </message>
    <message>
        <source>Cannot be read any more: %1</source>
        <translation>Ya no se puede leer: %1</translation>
    </message>
</context>
<context>
    <name>NumberText</name>
    <message>
        <source>%1%</source>
        <comment>percent</comment>
        <translation>%1&#xa0;%</translation>
    </message>
</context>
<context>
    <name>OrderWords</name>
    <message numerus="yes">
        <source>%n pack(s) of %1</source>
        <translation>
            <numerusform>%Ln paquete de %1</numerusform>
            <numerusform>%Ln paquetes de %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 fewer of %2 saves a pack of %3</source>
        <translation>%2: con %1 menos se ahorra un paquete de %3</translation>
    </message>
    <message>
        <source>%1 more of %2 would fill the last pack of %3</source>
        <translation>%2: con %1 más se completa el último paquete de %3</translation>
    </message>
    <message>
        <source>%1 has %2 for %3 instead of %4, incl. tax</source>
        <translation>%1 ofrece %2 por %3 en lugar de %4, con IVA</translation>
    </message>
    <message>
        <source>Rounding excl. tax %1</source>
        <translation>Redondeo sin IVA %1</translation>
    </message>
    <message>
        <source>Rounding incl. tax %1</source>
        <translation>Redondeo con IVA %1</translation>
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
        <source>+%n pack(s) of %1</source>
        <translation>
            <numerusform>+%Ln paquete de %1</numerusform>
            <numerusform>+%Ln paquetes de %1</numerusform>
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
        <source>Another price incl. tax for %1</source>
        <translation>Otro precio con IVA para %1</translation>
    </message>
    <message>
        <source>%1 was deleted</source>
        <translation>Eliminado: %1</translation>
    </message>
    <message>
        <source>%1 is now: %2. It was: %3</source>
        <translation>%1 está ahora: %2. Antes: %3</translation>
    </message>
    <message>
        <source>%1 short of the minimum order of %2</source>
        <translation>Faltan %1 para el pedido mínimo de %2</translation>
    </message>
    <message>
        <source>%1 below the minimum</source>
        <translation>%1 por debajo del mínimo</translation>
    </message>
    <message>
        <source>Delivery %1</source>
        <translation>Entrega %1</translation>
    </message>
    <message>
        <source>Delivery is free</source>
        <translation>Entrega gratuita</translation>
    </message>
    <message numerus="yes">
        <source>%n supplier(s)</source>
        <translation>
            <numerusform>%Ln proveedor</numerusform>
            <numerusform>%Ln proveedores</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, and %2 more for delivery</source>
        <translation>%1, y %2 más de transporte</translation>
    </message>
    <message>
        <source>delivery %1</source>
        <translation>entrega %1</translation>
    </message>
    <message>
        <source>delivery %1 to %2</source>
        <translation>entrega del %1 al %2</translation>
    </message>
    <message>
        <source>not received</source>
        <translation>sin recibir</translation>
    </message>
    <message>
        <source>received</source>
        <translation>recibido</translation>
    </message>
    <message>
        <source>%1 of %2 lines received</source>
        <translation>%1 de %2 líneas recibidas</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s)</source>
        <translation>
            <numerusform>%Ln línea</numerusform>
            <numerusform>%Ln líneas</numerusform>
        </translation>
    </message>
    <message>
        <source>Delivery costs %1 excl. tax, not included</source>
        <translation>Portes: %1 sin IVA, no incluidos</translation>
    </message>
    <message>
        <source>%1 is after the day of %2.</source>
        <translation>El %1 es posterior al día de %2.</translation>
    </message>
</context>
<context>
    <name>PriceEdits</name>
    <message>
        <source>Change %1</source>
        <translation>Cambiar %1</translation>
    </message>
    <message>
        <source>Add price list %1</source>
        <translation>Añadir la lista de precios %1</translation>
    </message>
    <message numerus="yes">
        <source>%n price(s)</source>
        <translation>
            <numerusform>%Ln precio</numerusform>
            <numerusform>%Ln precios</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete price list %1</source>
        <translation>Eliminar la lista de precios %1</translation>
    </message>
    <message>
        <source>Deleted %1 with %2. No event was pinned to it.</source>
        <translation>Eliminado: %1 con %2. Ningún evento estaba fijado a ella.</translation>
    </message>
</context>
<context>
    <name>PriceWords</name>
    <message>
        <source>%1, %2</source>
        <comment>list and its day</comment>
        <translation>%1, %2</translation>
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
        <source>Unit cost
excl. tax</source>
        <translation>Precio un.
sin IVA</translation>
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
    <message>
        <source>%1 (copy)</source>
        <translation>%1 (copia)</translation>
    </message>
    <message>
        <source>Duplicate %1</source>
        <translation>Duplicar %1</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Ctrl</source>
        <translation>Ctrl</translation>
    </message>
</context>
<context>
    <name>QuoteWords</name>
    <message>
        <source>Expired</source>
        <translation>Caducado</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abierto</translation>
    </message>
    <message>
        <source>Accepted</source>
        <translation>Aceptado</translation>
    </message>
    <message>
        <source>Declined</source>
        <translation>Rechazado</translation>
    </message>
    <message>
        <source>Replaced</source>
        <translation>Sustituido</translation>
    </message>
</context>
<context>
    <name>RestoreNotice</name>
    <message>
        <source>Restoring the backup…</source>
        <translation>Restaurando la copia…</translation>
    </message>
    <message>
        <source>The backup is restored.</source>
        <translation>La copia está restaurada.</translation>
    </message>
    <message>
        <source>The backup could not be restored.</source>
        <translation>No se ha podido restaurar la copia.</translation>
    </message>
    <message>
        <source>Your data is as it was.</source>
        <translation>Sus datos están como estaban.</translation>
    </message>
    <message>
        <source>%1 is restored. Your previous data is kept as %2. Delete that file once you are sure; restoring it undoes this.</source>
        <translation>Restaurada: %1. Sus datos anteriores se guardan como %2. Elimine ese archivo cuando ya no tenga dudas; restaurarlo deshace esto.</translation>
    </message>
    <message>
        <source>Open Stemdesk</source>
        <translation>Abrir Stemdesk</translation>
    </message>
</context>
<context>
    <name>SeriesWords</name>
    <message>
        <source>Every month on the first %1</source>
        <translation>Cada mes, el primer %1</translation>
    </message>
    <message>
        <source>Every month on the second %1</source>
        <translation>Cada mes, el segundo %1</translation>
    </message>
    <message>
        <source>Every month on the third %1</source>
        <translation>Cada mes, el tercer %1</translation>
    </message>
    <message>
        <source>Every month on the fourth %1</source>
        <translation>Cada mes, el cuarto %1</translation>
    </message>
    <message>
        <source>Every month on the last %1</source>
        <translation>Cada mes, el último %1</translation>
    </message>
    <message>
        <source>Every day</source>
        <translation>Cada día</translation>
    </message>
    <message>
        <source>Every week on %1</source>
        <translation>Cada semana, el %1</translation>
    </message>
    <message>
        <source>Every second week on %1</source>
        <translation>Cada dos semanas, el %1</translation>
    </message>
    <message>
        <source>Every month on day %1</source>
        <translation>Cada mes, el día %1</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n times</source>
        <translation>
            <numerusform>%1, %n vez</numerusform>
            <numerusform>%1, %n veces</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, until %2</source>
        <translation>%1, hasta el %2</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>En pausa</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>Terminada</translation>
    </message>
    <message>
        <source>Active</source>
        <translation>Activa</translation>
    </message>
    <message>
        <source>changed on its own</source>
        <translation>cambiado por separado</translation>
    </message>
    <message>
        <source>ordered</source>
        <translation>pedido</translation>
    </message>
    <message>
        <source>invoiced</source>
        <translation>facturado</translation>
    </message>
    <message>
        <source>past</source>
        <translation>pasado</translation>
    </message>
</context>
<context>
    <name>SettingEdits</name>
    <message>
        <source>Rename the shop</source>
        <translation>Cambiar el nombre de la tienda</translation>
    </message>
    <message>
        <source>Remove the logo</source>
        <translation>Quitar el logotipo</translation>
    </message>
    <message>
        <source>Change the logo</source>
        <translation>Cambiar el logotipo</translation>
    </message>
    <message>
        <source>Add the type %1</source>
        <translation>Añadir el tipo %1</translation>
    </message>
    <message>
        <source>Change the markup of %1</source>
        <translation>Cambiar el multiplicador de %1</translation>
    </message>
    <message>
        <source>Change the spare of %1</source>
        <translation>Cambiar la reserva de %1</translation>
    </message>
    <message>
        <source>Hire out %1</source>
        <translation>Alquilar %1</translation>
    </message>
    <message>
        <source>Sell %1</source>
        <translation>Vender %1</translation>
    </message>
    <message>
        <source>Delete the type %1</source>
        <translation>Eliminar el tipo %1</translation>
    </message>
    <message>
        <source>Deleted the type %1, which no product had.</source>
        <translation>Eliminado el tipo %1, que ningún producto tenía.</translation>
    </message>
    <message>
        <source>Add the tax group %1</source>
        <translation>Añadir el grupo de IVA %1</translation>
    </message>
    <message>
        <source>Delete the tax group %1</source>
        <translation>Eliminar el grupo de IVA %1</translation>
    </message>
    <message>
        <source>Deleted the tax group %1, which no event had.</source>
        <translation>Eliminado el grupo de IVA %1, que ningún evento tenía.</translation>
    </message>
    <message>
        <source>Change the cover picture</source>
        <translation>Cambiar la imagen de portada</translation>
    </message>
    <message>
        <source>Remove the cover picture</source>
        <translation>Quitar la imagen de portada</translation>
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
    <name>ShopFileWords</name>
    <message>
        <source>The shop in this file is already here. It was not changed.</source>
        <translation>La tienda de este archivo ya está aquí. Se queda como está.</translation>
    </message>
    <message>
        <source>This is not a shop that Stemdesk has saved as a file. Nothing was changed.</source>
        <translation>Esto no es una tienda que Stemdesk haya guardado como archivo. No se ha cambiado nada.</translation>
    </message>
    <message>
        <source>The file is damaged; nothing was imported. Copy it again from where it was made.</source>
        <translation>El archivo está dañado y no se ha tomado nada de él. Cópielo de nuevo desde donde se creó.</translation>
    </message>
    <message>
        <source>A newer Stemdesk has written this file. Install that version here first.</source>
        <translation>Este archivo lo escribió un Stemdesk más nuevo. Instale antes esa versión aquí.</translation>
    </message>
    <message>
        <source>There is a file of another kind under this name. It was left alone; choose another name.</source>
        <translation>Con este nombre hay un archivo de otro tipo. No se ha tocado; elija otro nombre.</translation>
    </message>
    <message>
        <source>Stopped. Nothing was changed.</source>
        <translation>Detenido. No se ha cambiado nada.</translation>
    </message>
    <message>
        <source>The copy did not match the shop, so it was given up. Try again.</source>
        <translation>La copia no coincidía con la tienda y se ha descartado. Inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>The copy was given up: something in the shop’s data is not in order. “stemdesk check” says what.</source>
        <translation>La copia se ha descartado: algo en los datos de la tienda no está en orden. «stemdesk check» dice qué.</translation>
    </message>
    <message>
        <source>Open a shop from a file</source>
        <translation>Abrir una tienda desde un archivo</translation>
    </message>
    <message>
        <source>Shops of Stemdesk (*.stemdesk)</source>
        <translation>Tiendas de Stemdesk (*.stemdesk)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Save the shop as a file</source>
        <translation>Guardar la tienda como archivo</translation>
    </message>
    <message>
        <source>Copying the shop…</source>
        <translation>Copiando la tienda…</translation>
    </message>
    <message>
        <source>Comparing the copy with the shop…</source>
        <translation>Comparando la copia con la tienda…</translation>
    </message>
    <message>
        <source>Checking the copy…</source>
        <translation>Comprobando la copia…</translation>
    </message>
</context>
<context>
    <name>ShortageWords</name>
    <message>
        <source>%1 (%2)</source>
        <comment>event and units</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 short</source>
        <translation>faltan %1</translation>
    </message>
    <message>
        <source>‘%1’ is %2 short: fewer are owned than the event needs.</source>
        <translation>Faltan %2 de «%1»: tiene menos de los que necesita el evento.</translation>
    </message>
    <message>
        <source>‘%1’ is %2 short: others are out for %3.</source>
        <translation>Faltan %2 de «%1»: otros están fuera para %3.</translation>
    </message>
</context>
<context>
    <name>ShownFigure</name>
    <message>
        <source>%1 cm</source>
        <translation>%1 cm</translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation>%1 h</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation>
            <numerusform>%Ln día</numerusform>
            <numerusform>%Ln días</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StartQuestion</name>
    <message>
        <source>The shop’s data is damaged.</source>
        <translation>Los datos de la tienda están dañados.</translation>
    </message>
    <message>
        <source>The file in %1 cannot be read. A backup takes its place; the damaged file is kept beside it.</source>
        <translation>No se puede leer el archivo en %1. Una copia de seguridad ocupa su lugar; el archivo dañado se guarda al lado.</translation>
    </message>
    <message>
        <source>The shop’s data is gone.</source>
        <translation>Los datos de la tienda no están.</translation>
    </message>
    <message>
        <source>There are backups in %1, but the file with the data is not there. Restore one, or put the file back.</source>
        <translation>Hay copias de seguridad en %1, pero falta el archivo con los datos. Restaure una o devuelva el archivo a su sitio.</translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation>El disco está lleno.</translation>
    </message>
    <message>
        <source>The shop in %1 cannot be opened without some room. Delete what you no longer need from the disk, then try again. Your data is untouched.</source>
        <translation>La tienda en %1 no se puede abrir sin algo de espacio. Elimine del disco lo que ya no necesite e inténtelo de nuevo. Sus datos están intactos.</translation>
    </message>
    <message>
        <source>The shop’s folder cannot be used.</source>
        <translation>No se puede usar la carpeta de la tienda.</translation>
    </message>
    <message>
        <source>Stemdesk needs to write to %1 but is not allowed to. Check that the disk is there and not write-protected, and that the folder is yours.</source>
        <translation>Stemdesk tiene que escribir en %1 y no puede. Compruebe que el disco esté ahí, que no esté protegido contra escritura y que la carpeta sea suya.</translation>
    </message>
    <message>
        <source>Another program has locked the shop’s data.</source>
        <translation>Otro programa ha bloqueado los datos de la tienda.</translation>
    </message>
    <message>
        <source>Close whatever else is using the file in %1, such as a copy to a memory stick, then try again.</source>
        <translation>Cierre lo demás que trabaje con el archivo en %1, como una copia a una memoria USB, e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>The shop’s data belongs to a newer Stemdesk.</source>
        <translation>Los datos de la tienda son de un Stemdesk más nuevo.</translation>
    </message>
    <message>
        <source>Install that version to open the data in %1. Nothing was changed in it.</source>
        <translation>Instale esa versión para abrir los datos en %1. No se ha cambiado nada en ellos.</translation>
    </message>
    <message>
        <source>The shop cannot be opened.</source>
        <translation>No se puede abrir la tienda.</translation>
    </message>
    <message>
        <source>The newest backup: %1</source>
        <translation>La copia más reciente: %1</translation>
    </message>
    <message>
        <source>Restore the newest</source>
        <translation>Restaurar la última</translation>
    </message>
    <message>
        <source>Choose a backup…</source>
        <translation>Elegir una copia…</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>Open another folder…</source>
        <translation>Abrir otra carpeta…</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Salir</translation>
    </message>
    <message>
        <source>Choose a backup</source>
        <translation>Elegir una copia</translation>
    </message>
    <message>
        <source>Open another folder</source>
        <translation>Abrir otra carpeta</translation>
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
        <source>%1 is archived. Events and prices that use it stay as they are.</source>
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
    <message>
        <source>Change how long %1 accepts claims</source>
        <translation>Cambiar el plazo de reclamación de %1</translation>
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
    <message>
        <source>Claims to</source>
        <translation>Reclamación a</translation>
    </message>
    <message>
        <source>Minimum order</source>
        <translation>Pedido mínimo</translation>
    </message>
    <message>
        <source>Delivery charge</source>
        <translation>Entrega</translation>
    </message>
    <message>
        <source>Free over</source>
        <translation>Gratis desde</translation>
    </message>
    <message>
        <source>same as e-mail</source>
        <translation>como el correo</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>free</source>
        <translation>gratis</translation>
    </message>
</context>
<context>
    <name>TaxWords</name>
    <message>
        <source>taxed at its rate</source>
        <translation>gravado a su tipo</translation>
    </message>
    <message>
        <source>zero rate</source>
        <translation>tipo cero</translation>
    </message>
    <message>
        <source>exempt from tax</source>
        <translation>exento de IVA</translation>
    </message>
    <message>
        <source>outside the scope of tax</source>
        <translation>no sujeto a IVA</translation>
    </message>
    <message>
        <source>reverse charge: the buyer owes the tax</source>
        <translation>inversión del sujeto pasivo: el comprador debe el IVA</translation>
    </message>
    <message>
        <source>to a company in another EU country</source>
        <translation>a una empresa de otro país de la UE</translation>
    </message>
    <message>
        <source>export out of the EU</source>
        <translation>exportación fuera de la UE</translation>
    </message>
    <message>
        <source>tax</source>
        <translation>IVA</translation>
    </message>
</context>
<context>
    <name>UpkeepWords</name>
    <message>
        <source>No backup could be made. %1</source>
        <translation>No se ha podido hacer ninguna copia de seguridad. %1</translation>
    </message>
</context>
<context>
    <name>documents</name>
    <message>
        <source>Claim from %1</source>
        <translation>Reclamación de %1</translation>
    </message>
    <message>
        <source>Reason: %1</source>
        <translation>Motivo: %1</translation>
    </message>
    <message>
        <source>Received on %1</source>
        <translation>Recibido el %1</translation>
    </message>
    <message>
        <source>Your invoice: %1</source>
        <translation>Su factura: %1</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Pedir</translation>
    </message>
    <message>
        <source>Receive</source>
        <translation>Recibir</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>Acondicionar</translation>
    </message>
    <message>
        <source>Design</source>
        <translation>Confeccionar</translation>
    </message>
    <message>
        <source>Pack</source>
        <translation>Embalar</translation>
    </message>
    <message>
        <source>Deliver</source>
        <translation>Entregar</translation>
    </message>
    <message>
        <source>Collect</source>
        <translation>Recoger</translation>
    </message>
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
        <source>These lines have no supplier yet.</source>
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
        <translation>Total sin IVA</translation>
    </message>
    <message>
        <source>Total with tax</source>
        <translation>Total (IVA incluido)</translation>
    </message>
    <message>
        <source>Rounding before tax</source>
        <translation>Redondeo sin IVA</translation>
    </message>
    <message>
        <source>Rounding with tax</source>
        <translation>Redondeo con IVA</translation>
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
        <translation>Sin IVA</translation>
    </message>
    <message>
        <source>With tax</source>
        <translation>Con IVA</translation>
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
        <source>Your code</source>
        <translation>Su código</translation>
    </message>
    <message>
        <source>Needed</source>
        <translation>Necesario</translation>
    </message>
    <message>
        <source>Spare</source>
        <translation>Reserva</translation>
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
        <translation>Importe</translation>
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
        <source>your code %1</source>
        <translation>su código %1</translation>
    </message>
    <message>
        <source>Order from %1</source>
        <translation>Pedido de %1</translation>
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
        <translation>Importe con IVA</translation>
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
        <translation>Escandallos para el taller</translation>
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
        <translation>Diseño y confección</translation>
    </message>
    <message>
        <source>Delivery and travel</source>
        <translation>Entrega y desplazamiento</translation>
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
        <source>Containers and hired items to come back</source>
        <translation>Recipientes y alquiler, a devolver</translation>
    </message>
    <message>
        <source>back on %1</source>
        <translation>vuelve el %1</translation>
    </message>
    <message>
        <source>back</source>
        <translation>de vuelta</translation>
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
    <message>
        <source>Discount</source>
        <translation>Descuento</translation>
    </message>
    <message>
        <source>Less invoice %1</source>
        <translation>Menos factura %1</translation>
    </message>
    <message>
        <source>Tax</source>
        <translation>Impuesto</translation>
    </message>
    <message>
        <source>Tax number: %1</source>
        <translation>NIF: %1</translation>
    </message>
    <message>
        <source>Due on</source>
        <translation>Vencimiento</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Evento</translation>
    </message>
    <message>
        <source>Your reference</source>
        <translation>Su referencia</translation>
    </message>
    <message>
        <source>Credits invoice</source>
        <translation>Rectifica la factura</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Descripción</translation>
    </message>
    <message>
        <source>To be paid to</source>
        <translation>Pago a</translation>
    </message>
    <message>
        <source>Credit note</source>
        <translation>Factura rectificativa</translation>
    </message>
    <message>
        <source>Invoice</source>
        <translation>Factura</translation>
    </message>
    <message>
        <source>Rounding</source>
        <translation>Redondeo</translation>
    </message>
    <message>
        <source>Deliver on %1</source>
        <translation>Entregar el %1</translation>
    </message>
    <message>
        <source>%1, to be delivered on %2</source>
        <translation>%1, con entrega el %2</translation>
    </message>
    <message>
        <source>Please deliver on %1.</source>
        <translation>Entréguenlo el %1, por favor.</translation>
    </message>
    <message>
        <source>Please send no substitutes.</source>
        <translation>Por favor, no envíen sustituciones.</translation>
    </message>
    <message>
        <source>Substitutes are welcome.</source>
        <translation>Se aceptan sustituciones.</translation>
    </message>
    <message>
        <source>Deliver to: %1</source>
        <translation>Entregar en: %1</translation>
    </message>
    <message>
        <source>Unit cost before tax</source>
        <translation>Precio unitario sin IVA</translation>
    </message>
    <message>
        <source>Cost before tax</source>
        <translation>Importe sin IVA</translation>
    </message>
    <message>
        <source>Attached is our proposal for %1: %2 in all, tax included.</source>
        <translation>Adjuntamos nuestro presupuesto para %1: %2 en total, IVA incluido.</translation>
    </message>
    <message>
        <source>It is valid until %1.</source>
        <translation>Es válido hasta el %1.</translation>
    </message>
    <message>
        <source>Proposal %1 for %2</source>
        <translation>Presupuesto %1 para %2</translation>
    </message>
    <message>
        <source>Deposit</source>
        <translation>Señal</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Resto</translation>
    </message>
    <message>
        <source>Stems</source>
        <translation>Tallos</translation>
    </message>
    <message>
        <source>Buckets</source>
        <translation>Cubos</translation>
    </message>
    <message>
        <source>Nothing is made on this day.</source>
        <translation>Ese día no se confecciona nada.</translation>
    </message>
    <message>
        <source>Client</source>
        <translation>Cliente</translation>
    </message>
    <message>
        <source>Billing</source>
        <translation>Facturación</translation>
    </message>
    <message>
        <source>Planner</source>
        <translation>Organizador</translation>
    </message>
    <message>
        <source>To load</source>
        <translation>Para cargar</translation>
    </message>
    <message>
        <source>To bring back</source>
        <translation>Para traer de vuelta</translation>
    </message>
    <message>
        <source>No delivery, set-up or collection is planned yet.</source>
        <translation>Aún no hay ninguna entrega, montaje ni recogida en el plan.</translation>
    </message>
    <message>
        <source>Run sheet</source>
        <translation>Hoja de ruta</translation>
    </message>
    <message>
        <source>Production sheet</source>
        <translation>Hoja de producción</translation>
    </message>
    <message>
        <source>No day is planned yet for making this.</source>
        <translation>Todavía no hay ningún día previsto para hacerlo.</translation>
    </message>
    <message>
        <source>Delivery before tax, not in the total</source>
        <translation>Entrega sin IVA, no incluida en el total</translation>
    </message>
    <message>
        <source>Delivery as agreed: %1 before tax.</source>
        <translation>Entrega según lo acordado: %1 sin IVA.</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Periodo</translation>
    </message>
    <message>
        <source>Payment reference: %1</source>
        <translation>Referencia del pago: %1</translation>
    </message>
    <message>
        <source>Scan this code with your bank’s app to pay %1.</source>
        <translation>Escanee este código con la aplicación de su banco para pagar %1.</translation>
    </message>
    <message>
        <source>Statement of account</source>
        <translation>Extracto de cuenta</translation>
    </message>
    <message>
        <source>Payment</source>
        <translation>Pago</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Importe</translation>
    </message>
    <message>
        <source>Opening balance</source>
        <translation>Saldo inicial</translation>
    </message>
    <message>
        <source>Closing balance</source>
        <translation>Saldo final</translation>
    </message>
    <message>
        <source>A friendly reminder: invoice %1</source>
        <translation>Recordatorio de pago: factura %1</translation>
    </message>
    <message>
        <source>Second reminder: invoice %1</source>
        <translation>Segundo recordatorio: factura %1</translation>
    </message>
    <message>
        <source>Despite our reminders, our invoice %1 of %2 is still unpaid.</source>
        <translation>Pese a nuestros recordatorios, nuestra factura %1 del %2 sigue sin pagarse.</translation>
    </message>
    <message>
        <source>Last reminder: invoice %1</source>
        <translation>Último recordatorio: factura %1</translation>
    </message>
    <message>
        <source>Outstanding: %1 of %2, due since %3.</source>
        <translation>Pendiente: %1 de %2, vencido desde el %3.</translation>
    </message>
    <message>
        <source>To be paid to %1, with the reference %2.</source>
        <translation>Puede pagarse en la cuenta %1, con la referencia %2.</translation>
    </message>
    <message>
        <source>The invoice is attached.</source>
        <translation>Se adjunta la factura.</translation>
    </message>
    <message>
        <source>Attached is the statement of your account to %1. Balance: %2.</source>
        <translation>Adjuntamos el extracto de su cuenta al %1. Saldo: %2.</translation>
    </message>
    <message>
        <source>Of this, %1 is overdue.</source>
        <translation>De este importe, %1 está vencido.</translation>
    </message>
    <message>
        <source>Statement of account from %1</source>
        <translation>Extracto de cuenta de %1</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Cifras</translation>
    </message>
    <message>
        <source>Nothing was invoiced, paid, made or asked for.</source>
        <translation>En este periodo no se facturó, pagó, hizo ni consultó nada.</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Cifra</translation>
    </message>
    <message>
        <source>Invoiced before tax</source>
        <translation>Facturado sin IVA</translation>
    </message>
    <message>
        <source>Tax on it</source>
        <translation>IVA correspondiente</translation>
    </message>
    <message>
        <source>Invoiced with tax</source>
        <translation>Facturado con IVA</translation>
    </message>
    <message>
        <source>Received</source>
        <translation>Cobrado</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Eventos</translation>
    </message>
    <message>
        <source>Customer price before tax</source>
        <translation>Precio al cliente sin IVA</translation>
    </message>
    <message>
        <source>Cost of goods before tax</source>
        <translation>Coste de compra sin IVA</translation>
    </message>
    <message>
        <source>Margin before tax</source>
        <translation>Margen sin IVA</translation>
    </message>
    <message>
        <source>Margin of the price</source>
        <translation>Margen sobre el precio</translation>
    </message>
    <message>
        <source>Hire of own things before tax</source>
        <translation>Alquiler de material propio sin IVA</translation>
    </message>
    <message>
        <source>Labour before tax</source>
        <translation>Mano de obra sin IVA</translation>
    </message>
    <message>
        <source>Waste before tax</source>
        <translation>Mermas sin IVA</translation>
    </message>
    <message>
        <source>Waste of the cost</source>
        <translation>Mermas sobre el coste</translation>
    </message>
    <message>
        <source>Rejected goods before tax</source>
        <translation>Género rechazado sin IVA</translation>
    </message>
    <message>
        <source>Credited by suppliers before tax</source>
        <translation>Abonado por proveedores sin IVA</translation>
    </message>
    <message>
        <source>Enquiries</source>
        <translation>Consultas</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Ganadas</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdidas</translation>
    </message>
    <message>
        <source>Months</source>
        <translation>Meses</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>Mes</translation>
    </message>
    <message>
        <source>Not invoiced</source>
        <translation>Sin facturar</translation>
    </message>
    <message>
        <source>Invoiced by rate</source>
        <translation>Facturado por tipo</translation>
    </message>
    <message>
        <source>Rate and category</source>
        <translation>Tipo y categoría</translation>
    </message>
    <message>
        <source>Received by rate</source>
        <translation>Cobrado por tipo</translation>
    </message>
    <message>
        <source>Enquiries by source</source>
        <translation>Consultas por origen</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Origen</translation>
    </message>
    <message>
        <source>Value of those won, before tax</source>
        <translation>Valor de las ganadas, sin IVA</translation>
    </message>
    <message>
        <source>Not given</source>
        <translation>Sin indicar</translation>
    </message>
    <message>
        <source>Suppliers</source>
        <translation>Proveedores</translation>
    </message>
    <message>
        <source>Ordered before tax</source>
        <translation>Pedido sin IVA</translation>
    </message>
    <message>
        <source>Received before tax</source>
        <translation>Recibido sin IVA</translation>
    </message>
    <message>
        <source>Rejected before tax</source>
        <translation>Rechazado sin IVA</translation>
    </message>
    <message>
        <source>Flowers by cost</source>
        <translation>Flores por coste</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Unidades</translation>
    </message>
    <message>
        <source>Waste</source>
        <translation>Mermas</translation>
    </message>
    <message>
        <source>%1 of %2: %3 outstanding, due since %4</source>
        <translation>%1 del %2: %3 pendiente, vencido desde el %4</translation>
    </message>
    <message>
        <source>The invoices are attached.</source>
        <translation>Se adjuntan las facturas.</translation>
    </message>
    <message>
        <source>Journal of invoices and payments</source>
        <translation>Diario de facturas y pagos</translation>
    </message>
    <message>
        <source>Payment recorded</source>
        <translation>Pago registrado</translation>
    </message>
    <message>
        <source>Payment changed</source>
        <translation>Pago modificado</translation>
    </message>
    <message>
        <source>Payment deleted</source>
        <translation>Pago eliminado</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>N.º</translation>
    </message>
    <message>
        <source>tax</source>
        <translation>impuesto</translation>
    </message>
    <message>
        <source>valid until %1</source>
        <translation>válido hasta el %1</translation>
    </message>
    <message>
        <source>Colours and flowers</source>
        <translation>Colores y flores</translation>
    </message>
    <message>
        <source>Total incl. %1</source>
        <translation>Total (%1 incluido)</translation>
    </message>
    <message>
        <source>includes %1: %2</source>
        <translation>%1 incluido: %2</translation>
    </message>
    <message>
        <source>Payments</source>
        <translation>Pagos</translation>
    </message>
    <message>
        <source>by %1</source>
        <translation>hasta el %1</translation>
    </message>
    <message>
        <source>on acceptance</source>
        <translation>al aceptar</translation>
    </message>
    <message>
        <source>on the day of the event</source>
        <translation>el día del evento</translation>
    </message>
    <message>
        <source>How to say yes</source>
        <translation>Para decir que sí</translation>
    </message>
    <message>
        <source>Sign this page and return it, or simply tell us.</source>
        <translation>Firme esta página y devuélvanosla, o simplemente díganoslo.</translation>
    </message>
    <message>
        <source>Sign this page and return it, or simply tell us: %1.</source>
        <translation>Firme esta página y devuélvanosla, o simplemente díganoslo: %1.</translation>
    </message>
    <message>
        <source>This proposal is valid until %1.</source>
        <translation>Este presupuesto es válido hasta el %1.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Signature</source>
        <translation>Firma</translation>
    </message>
    <message>
        <source>Thank you for your trust.</source>
        <translation>Gracias por su confianza.</translation>
    </message>
    <message>
        <source>%1 no. %2</source>
        <translation>%1 n.º %2</translation>
    </message>
    <message>
        <source>Outstanding: %1, due since %2.</source>
        <translation>Pendiente: %1, vencido desde el %2.</translation>
    </message>
    <message>
        <source>Balance</source>
        <comment>account</comment>
        <translation>Saldo</translation>
    </message>
    <message>
        <source>VAT number: %1</source>
        <translation>NIF-IVA: %1</translation>
    </message>
    <message>
        <source>Paid so far</source>
        <translation>Pagado hasta ahora</translation>
    </message>
    <message>
        <source>Still to pay</source>
        <translation>Pendiente de pago</translation>
    </message>
    <message>
        <source>Without a supplier</source>
        <translation>Sin proveedor</translation>
    </message>
    <message>
        <source>Not ordered yet</source>
        <translation>Aún sin pedir</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) after acceptance</source>
        <translation>
            <numerusform>%n día después de aceptar</numerusform>
            <numerusform>%n días después de aceptar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) before the event</source>
        <translation>
            <numerusform>%n día antes del evento</numerusform>
            <numerusform>%n días antes del evento</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) after the event</source>
        <translation>
            <numerusform>%n día después del evento</numerusform>
            <numerusform>%n días después del evento</numerusform>
        </translation>
    </message>
    <message>
        <source>Credit note %1 from %2</source>
        <translation>Factura rectificativa %1 de %2</translation>
    </message>
    <message>
        <source>Attached is our credit note %1 of %2 for invoice %3: %4.</source>
        <translation>Adjuntamos nuestra factura rectificativa %1 del %2 de la factura %3: %4.</translation>
    </message>
    <message>
        <source>Invoice %1 from %2</source>
        <translation>Factura %1 de %2</translation>
    </message>
    <message>
        <source>Attached is our invoice %1 of %2: %3.</source>
        <translation>Adjuntamos nuestra factura %1 del %2: %3.</translation>
    </message>
    <message>
        <source>It is due on %1.</source>
        <translation>Vence el %1.</translation>
    </message>
    <message>
        <source>on hire: %1</source>
        <translation>en alquiler: %1</translation>
    </message>
    <message>
        <source>Still to be paid: %1.</source>
        <translation>Queda por pagar: %1.</translation>
    </message>
    <message>
        <source>Invoice %1 issued</source>
        <translation>Factura %1 emitida</translation>
    </message>
    <message>
        <source>Credit note %1 issued</source>
        <translation>Factura rectificativa %1 emitida</translation>
    </message>
    <message>
        <source>Reminder for invoice %1 recorded</source>
        <translation>Recordatorio de la factura %1 registrado</translation>
    </message>
    <message>
        <source>Paid on</source>
        <translation>Pagado el</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Forma de pago</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Referencia</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Reminder</source>
        <translation>Recordatorio</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>Command line</source>
        <translation>Línea de comandos</translation>
    </message>
    <message>
        <source>Checksum of No. %1 and all before it</source>
        <translation>Suma de control del n.º %1 y de todos los anteriores</translation>
    </message>
    <message>
        <source>Nothing was issued or paid in this time.</source>
        <translation>En este periodo no se emitió ni se pagó nada.</translation>
    </message>
    <message>
        <source>Order %1</source>
        <translation>Pedido %1</translation>
    </message>
    <message>
        <source>Claim %1</source>
        <translation>Reclamación %1</translation>
    </message>
    <message>
        <source>Credit note %1</source>
        <translation>Factura rectificativa %1</translation>
    </message>
    <message>
        <source>Invoice %1</source>
        <translation>Factura %1</translation>
    </message>
    <message>
        <source>Statement of account %1</source>
        <translation>Extracto de cuenta %1</translation>
    </message>
    <message>
        <source>Quote %1</source>
        <translation>Presupuesto %1</translation>
    </message>
    <message>
        <source>Paid in full. Thank you.</source>
        <translation>Pagado por completo. Muchas gracias.</translation>
    </message>
    <message>
        <source>Open invoices at the end</source>
        <translation>Facturas pendientes al final</translation>
    </message>
    <message>
        <source>Overdue invoices at the end</source>
        <translation>Facturas vencidas al final</translation>
    </message>
    <message>
        <source>Demo shop</source>
        <translation>Tienda de muestra</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>A mano</translation>
    </message>
    <message>
        <source>Delivery date</source>
        <translation>Fecha de entrega</translation>
    </message>
    <message>
        <source>of which overdue</source>
        <translation>del cual vencido</translation>
    </message>
    <message>
        <source>Hours planned</source>
        <translation>Horas previstas</translation>
    </message>
    <message>
        <source>Hours spent</source>
        <translation>Horas empleadas</translation>
    </message>
    <message>
        <source>Net</source>
        <translation>Base imponible</translation>
    </message>
    <message>
        <source>Gross</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Order no. %1</source>
        <translation>Pedido n.º %1</translation>
    </message>
    <message>
        <source>free</source>
        <translation>gratis</translation>
    </message>
    <message>
        <source>Quantity</source>
        <translation>Cantidad</translation>
    </message>
    <message>
        <source>Unit price</source>
        <translation>Precio unitario</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Variación</translation>
    </message>
    <message>
        <source>%1 beside %2</source>
        <translation>%1, comparado con %2</translation>
    </message>
    <message>
        <source>Amount before tax: %1</source>
        <translation>Importe sin IVA: %1</translation>
    </message>
    <message>
        <source>Some of the goods that you delivered could not be used:</source>
        <translation>Una parte de la mercancía entregada no se pudo utilizar:</translation>
    </message>
    <message>
        <source>The pictures are attached.</source>
        <translation>Adjuntamos las fotos.</translation>
    </message>
    <message>
        <source>Perhaps it has escaped your notice: our invoice %1 of %2 has not been paid yet.</source>
        <translation>Quizá se les haya pasado por alto: nuestra factura %1 del %2 aún no está pagada.</translation>
    </message>
    <message>
        <source>Perhaps it has escaped your notice: these invoices have not been paid yet.</source>
        <translation>Quizá se les haya pasado por alto: estas facturas aún no están pagadas.</translation>
    </message>
    <message>
        <source>Would you please see to it by %1? If your payment has crossed this message, thank you; please disregard it.</source>
        <translation>¿Podrían ocuparse de ello antes del %1? Si su pago se ha cruzado con este mensaje, muchas gracias: no lo tengan en cuenta.</translation>
    </message>
    <message>
        <source>We have already written to you about our invoice %1 of %2, but have not received your payment.</source>
        <translation>Ya les escribimos por nuestra factura %1 del %2 y todavía no hemos recibido su pago.</translation>
    </message>
    <message>
        <source>We have already written to you about these invoices, but have not received your payment.</source>
        <translation>Ya les escribimos por estas facturas y todavía no hemos recibido su pago.</translation>
    </message>
    <message>
        <source>Please pay the outstanding amount by %1. If anything is not as agreed, please tell us now, so that we can put it right.</source>
        <translation>Les rogamos que paguen el importe pendiente antes del %1. Si algo no es como se acordó, dígannoslo ahora para que podamos arreglarlo.</translation>
    </message>
    <message>
        <source>Despite our reminders, these invoices are still unpaid.</source>
        <translation>A pesar de nuestros recordatorios, estas facturas siguen sin pagarse.</translation>
    </message>
    <message>
        <source>This is our last reminder: please pay the outstanding amount by %1. After that day we shall have it collected, and charge you the cost and the interest that the law allows.</source>
        <translation>Este es nuestro último recordatorio: les rogamos que paguen el importe pendiente antes del %1. Después de esa fecha reclamaremos su cobro y les cargaremos los gastos y los intereses de demora que permite la ley.</translation>
    </message>
    <message>
        <source>Outstanding in all: %1.</source>
        <translation>Pendiente en total: %1.</translation>
    </message>
    <message>
        <source>Please send us a credit note for %1 before tax by %2.</source>
        <translation>Les rogamos que nos envíen antes del %2 un abono de %1 sin IVA.</translation>
    </message>
    <message>
        <source>VAT</source>
        <translation>IVA</translation>
    </message>
    <message>
        <source>Total incl. VAT</source>
        <translation>Total (IVA incluido)</translation>
    </message>
    <message>
        <source>Due on %1</source>
        <translation>Vence el %1</translation>
    </message>
    <message>
        <source>%1 pieces</source>
        <translation>%1 unidades</translation>
    </message>
    <message>
        <source>Packed by</source>
        <translation>Preparado por</translation>
    </message>
    <message>
        <source>Checked by</source>
        <translation>Revisado por</translation>
    </message>
    <message>
        <source>%1 of %2: %3</source>
        <translation>%1 de %2: %3</translation>
    </message>
    <message>
        <source>Our order number: %1</source>
        <translation>Nuestro número de pedido: %1</translation>
    </message>
    <message>
        <source>To be paid to:</source>
        <translation>A pagar a:</translation>
    </message>
    <message>
        <source>Delivery is free, as agreed.</source>
        <translation>Entrega gratuita, según lo acordado.</translation>
    </message>
    <message>
        <source>1 stem</source>
        <translation>1 tallo</translation>
    </message>
    <message>
        <source>%1 stems</source>
        <translation>%1 tallos</translation>
    </message>
    <message>
        <source>Delivery</source>
        <translation>Entrega</translation>
    </message>
    <message>
        <source>Accepted</source>
        <translation>Aceptado</translation>
    </message>
    <message>
        <source>Accepted by %1 on %2.</source>
        <translation>Aceptado por %1 el %2.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::AdviceList</name>
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
    <name>stemdesk::ui::AdviceRow</name>
    <message>
        <source>Apply</source>
        <translation>Aplicar</translation>
    </message>
    <message>
        <source>saves %1 incl. tax</source>
        <translation>ahorra %1 con IVA</translation>
    </message>
    <message>
        <source>Apply: %1</source>
        <translation>Aplicar: %1</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::AdviceTaker</name>
    <message>
        <source>No single arrangement can make up this change, as each is made several times. Change one in its recipe.</source>
        <translation>Ningún arreglo puede absorber solo este cambio, pues cada uno se hace varias veces. Cambie uno en su escandallo.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ApiTab</name>
    <message>
        <source>the use of the API</source>
        <translation>el uso de la API</translation>
    </message>
    <message>
        <source>Allow programs on this computer</source>
        <translation>Permitir programas de este ordenador</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Accept API keys</source>
        <translation>Aceptar claves de API</translation>
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
        <source>how other programs read and change the shop’s data</source>
        <translation>cómo otros programas leen y cambian los datos de la tienda</translation>
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
        <translation>efecto inmediato</translation>
    </message>
    <message>
        <source>Requests a minute</source>
        <translation>Peticiones/minuto</translation>
    </message>
    <message>
        <source>For each key; 0 for no limit</source>
        <translation>Por clave; 0 para no limitar</translation>
    </message>
    <message>
        <source>Requests a month</source>
        <translation>Peticiones/mes</translation>
    </message>
    <message>
        <source>For all keys together; 0 for no limit</source>
        <translation>Para todas las claves juntas; 0 para no limitar</translation>
    </message>
    <message>
        <source>Allowed websites</source>
        <translation>Sitios autorizados</translation>
    </message>
    <message>
        <source>Change the allowed websites</source>
        <translation>Cambiar los sitios autorizados</translation>
    </message>
    <message>
        <source>Write them like https://shop.example or chrome-extension://abcdef, without a path.</source>
        <translation>Escríbalas como https://shop.example o chrome-extension://abcdef, sin ruta.</translation>
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
        <source>All requests, with examples to try</source>
        <translation>Todas las peticiones, con ejemplos para probar</translation>
    </message>
    <message>
        <source>From other computers</source>
        <translation>Desde otros ordenadores</translation>
    </message>
    <message>
        <source>Here the API is for programs on this computer only. For others, run this on a computer that is always on; it is encrypted and needs no window:

stemdesk serve --listen ADDRESS:PORT --tls CERTIFICATE,KEY</source>
        <translation>Aquí la API es solo para programas de este ordenador. Para otros, ejecute esto en un ordenador siempre encendido, cifrado y sin ventana:

stemdesk serve --listen DIRECCIÓN:PUERTO --tls CERTIFICADO,CLAVE</translation>
    </message>
    <message>
        <source>Behind a proxy</source>
        <translation>Detrás de un proxy</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>If a web server passes requests on to Stemdesk, start Stemdesk like this. NAME is the name that programs use, ADDRESS is the web server’s address:

stemdesk serve --listen %1 --host NAME --behind ADDRESS</source>
        <translation>Si un servidor web pasa las peticiones a Stemdesk, inicie Stemdesk así. NOMBRE es el nombre que usan los programas, DIRECCIÓN la dirección del servidor web:

stemdesk serve --listen %1 --host NOMBRE --behind DIRECCIÓN</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>Parando…</translation>
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
        <source>Refuse all keys</source>
        <translation>Rechazar todas las claves</translation>
    </message>
    <message>
        <source>of %1; resets on the 1st, UTC</source>
        <translation>de %1; se reinicia el día 1 (UTC)</translation>
    </message>
    <message>
        <source>without a limit</source>
        <translation>sin límite</translation>
    </message>
    <message>
        <source>%1 of %2 requests</source>
        <translation>%1 de %2 peticiones</translation>
    </message>
    <message>
        <source>Websites, browser extensions and apps, separated by commas; empty for none</source>
        <translation>Sitios, extensiones del navegador y aplicaciones, separados por comas; vacío para ninguno</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::AssistantSteps</name>
    <message>
        <source>Assistant</source>
        <translation>Asistente</translation>
    </message>
    <message>
        <source>Changes by %1</source>
        <translation>Cambios de %1</translation>
    </message>
    <message>
        <source>%1 made an event</source>
        <translation>%1 ha creado un evento</translation>
    </message>
    <message>
        <source>%1 deleted an event</source>
        <translation>%1 ha eliminado un evento</translation>
    </message>
    <message>
        <source>%1 marked an order as ordered</source>
        <translation>%1 ha marcado un pedido como realizado</translation>
    </message>
    <message numerus="yes">
        <source>%1 changed %n line(s)</source>
        <translation>
            <numerusform>%1 ha cambiado %n línea</numerusform>
            <numerusform>%1 ha cambiado %n líneas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 changed an event</source>
        <translation>%1 ha modificado un evento</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::AwayBanner</name>
    <message>
        <source>The shop’s server has not answered since %1. What you type stays in its field until it can be stored. Stemdesk keeps trying.</source>
        <translation>El servidor de la tienda no responde desde %1. Lo que escriba se queda en su campo hasta que se pueda guardar. Stemdesk lo sigue intentando.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>Asking the shop’s server…</source>
        <translation>Consultando el servidor de la tienda…</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::BackupsTab</name>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Back up now</source>
        <translation>Hacer copia</translation>
    </message>
    <message>
        <source>Back up daily</source>
        <translation>Hacer copia cada día</translation>
    </message>
    <message>
        <source>Made</source>
        <translation>Creada</translation>
    </message>
    <message>
        <source>How</source>
        <translation>Cómo</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>Backups, the newest first</source>
        <translation>Copias, la más reciente primero</translation>
    </message>
    <message>
        <source>Restore…</source>
        <translation>Restaurar…</translation>
    </message>
    <message>
        <source>Restore from a file…</source>
        <translation>Restaurar desde un archivo…</translation>
    </message>
    <message>
        <source>Restore another file…</source>
        <translation>Restaurar otro archivo…</translation>
    </message>
    <message>
        <source>Backups on this computer</source>
        <translation>Copias en este ordenador</translation>
    </message>
    <message>
        <source>Show folder</source>
        <translation>Ver carpeta</translation>
    </message>
    <message numerus="yes">
        <source>Runs while Stemdesk is open. Keeps the last %n and all manual backups.</source>
        <translation>
            <numerusform>Se hace mientras Stemdesk está abierto. Se conservan la última (%Ln) y todas las copias manuales.</numerusform>
            <numerusform>Se hace mientras Stemdesk está abierto. Se conservan las últimas %Ln y todas las copias manuales.</numerusform>
        </translation>
    </message>
    <message>
        <source>A backup holds everything: all shops with their pictures, keys and webhooks, checked after it was written. Copy one to another disk now and then.</source>
        <translation>Una copia de seguridad lo contiene todo: todas las tiendas con sus imágenes, claves y webhooks. Se comprueba después de escribirse. Copie una a otro disco de vez en cuando.</translation>
    </message>
    <message>
        <source>Progress of the backup</source>
        <translation>Progreso de la copia</translation>
    </message>
    <message>
        <source>Restore a backup</source>
        <translation>Restaurar una copia</translation>
    </message>
    <message>
        <source>The shop is on a server. To restore a backup of it, choose this computer under Database, restore the backup here, then copy the shop to the server.</source>
        <translation>La tienda está en un servidor. Para restaurar una copia de ella, elija este ordenador en Base de datos, restaure la copia aquí y luego copie la tienda al servidor.</translation>
    </message>
    <message>
        <source>Last backup: %1</source>
        <translation>Última copia: %1</translation>
    </message>
    <message>
        <source>Last backup: none yet</source>
        <translation>Última copia: ninguna aún</translation>
    </message>
    <message>
        <source>Restore from a file</source>
        <translation>Restaurar desde un archivo</translation>
    </message>
    <message>
        <source>Reading the backup…</source>
        <translation>Leyendo la copia…</translation>
    </message>
    <message>
        <source>the backup of %1</source>
        <translation>la copia (%1)</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Restaurar</translation>
    </message>
    <message>
        <source>Restore %1?</source>
        <translation>¿Restaurar %1?</translation>
    </message>
    <message>
        <source>It holds %1. Changes made since then are removed for everyone who works in this shop; today’s data is kept beside it in a file. Stemdesk closes and opens again.</source>
        <translation>Contiene %1. Lo que se cambió desde entonces se quita para todos los que trabajan en esta tienda; los datos de ahora se guardan al lado en un archivo. Stemdesk se cierra y se abre de nuevo.</translation>
    </message>
    <message>
        <source>No backup yet. Make the first one, so that nothing is lost if this disk fails.</source>
        <translation>Aún no hay copias. Haga la primera para no perder nada si este disco falla.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::BalanceCard</name>
    <message>
        <source>Payment plan</source>
        <translation>Plan de pagos</translation>
    </message>
    <message>
        <source>%1 of %2 paid.</source>
        <translation>%1 de %2 pagados.</translation>
    </message>
    <message>
        <source>Based on the accepted quote.</source>
        <translation>Según el presupuesto aceptado.</translation>
    </message>
    <message>
        <source>No quote is accepted: today’s price.</source>
        <translation>Ningún presupuesto aceptado: precio de hoy.</translation>
    </message>
    <message>
        <source>%1 %2 overpaid. %3</source>
        <translation>%1 %2 pagados de más. %3</translation>
    </message>
    <message>
        <source>%1 outstanding</source>
        <translation>%1 pendientes</translation>
    </message>
    <message>
        <source>Nothing outstanding</source>
        <translation>Nada pendiente</translation>
    </message>
    <message>
        <source>Based on the accepted quote; today’s price is %1 less.</source>
        <translation>Según el presupuesto aceptado; el precio de hoy es %1 más bajo.</translation>
    </message>
    <message>
        <source>Based on the accepted quote; today’s price is %1 more.</source>
        <translation>Según el presupuesto aceptado; el precio de hoy es %1 más alto.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::BelowCostQuestion</name>
    <message>
        <source>The price of %1 is %2 below the cost of the goods, both excl. tax.</source>
        <translation>El precio de %1 está %2 por debajo del coste de la mercancía, ambos sin IVA.</translation>
    </message>
    <message>
        <source>%1 anyway</source>
        <translation>%1 de todos modos</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::BelowMinimumQuestion</name>
    <message>
        <source>Order anyway</source>
        <translation>Pedir de todos modos</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::BoardColumn</name>
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
    <message>
        <source>No events</source>
        <translation>Ningún evento</translation>
    </message>
    <message>
        <source>Total incl. tax</source>
        <translation>Total con IVA</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::BoardColumnModel</name>
    <message>
        <source>no date yet</source>
        <translation>aún sin fecha</translation>
    </message>
    <message>
        <source>%1 outstanding</source>
        <translation>%1 pendientes</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::BoardView</name>
    <message>
        <source>Board</source>
        <translation>Tablero</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::BudgetBar</name>
    <message>
        <source>Price against budget</source>
        <translation>Precio frente al presupuesto máximo</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::Card</name>
    <message>
        <source>More actions</source>
        <translation>Más acciones</translation>
    </message>
    <message>
        <source>More actions for %1</source>
        <translation>Más acciones para %1</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::CardChoice</name>
    <message>
        <source>already here as %1</source>
        <translation>ya está como %1</translation>
    </message>
    <message>
        <source>Import vCards</source>
        <translation>Importar vCards</translation>
    </message>
    <message>
        <source>Space ticks and unticks. Clients with the same e-mail address or phone are left out unless you tick them.</source>
        <translation>La barra espaciadora marca y desmarca. Los clientes con el mismo correo o teléfono se omiten si no los marca.</translation>
    </message>
    <message>
        <source>Clients in the file</source>
        <translation>Clientes del archivo</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message numerus="yes">
        <source>Import %n clients</source>
        <translation>
            <numerusform>Importar %Ln cliente</numerusform>
            <numerusform>Importar %Ln clientes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::CategoriesModel</name>
    <message numerus="yes">
        <source>%n products</source>
        <translation>
            <numerusform>%Ln producto</numerusform>
            <numerusform>%Ln productos</numerusform>
        </translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Categoría</translation>
    </message>
    <message>
        <source>Products</source>
        <translation>Productos</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::CellConflict</name>
    <message>
        <source>Paste anyway</source>
        <translation>Pegar de todos modos</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ChargesCard</name>
    <message>
        <source>Labour and fees of new events</source>
        <translation>Mano de obra y gastos adicionales de eventos nuevos</translation>
    </message>
    <message>
        <source>excl. tax</source>
        <translation>sin IVA</translation>
    </message>
    <message>
        <source>Labour, % of price</source>
        <translation>Mano de obra (%)</translation>
    </message>
    <message>
        <source>Hourly rate</source>
        <translation>Tarifa por hora</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguna</translation>
    </message>
    <message>
        <source>Write a number, 0 or more, or nothing.</source>
        <translation>Escriba un número, 0 o más, o nada.</translation>
    </message>
    <message>
        <source>Change the usual labour</source>
        <translation>Cambiar la mano de obra habitual</translation>
    </message>
    <message>
        <source>Fees</source>
        <translation>Gastos adicionales</translation>
    </message>
    <message>
        <source>Change the usual fees</source>
        <translation>Cambiar los gastos adicionales habituales</translation>
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
    <name>stemdesk::ui::ClaimClock</name>
    <message>
        <source>%1, %2</source>
        <comment>day and time</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Claims were taken until %1.</source>
        <translation>Se admitían reclamaciones hasta el %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n days</source>
        <translation>
            <numerusform>%Ln día</numerusform>
            <numerusform>%Ln días</numerusform>
        </translation>
    </message>
    <message>
        <source>Claim by %1: %2 left.</source>
        <translation>Se puede reclamar hasta el %1: quedan %2.</translation>
    </message>
    <message>
        <source>Some goods were rejected. Set how long this supplier accepts claims.</source>
        <translation>Se rechazó parte de la mercancía. Indique durante cuánto tiempo admite reclamaciones este proveedor.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ClientCards</name>
    <message>
        <source>Export clients as vCards</source>
        <translation>Exportar clientes como vCards</translation>
    </message>
    <message>
        <source>vCards (*.vcf)</source>
        <translation>vCards (*.vcf)</translation>
    </message>
    <message>
        <source>Clients</source>
        <translation>Clientes</translation>
    </message>
    <message>
        <source>%1 could not be written.</source>
        <translation>No se ha podido escribir %1.</translation>
    </message>
    <message numerus="yes">
        <source>Saved %n clients in %1</source>
        <translation>
            <numerusform>%Ln cliente guardado en %1</numerusform>
            <numerusform>%Ln clientes guardados en %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Import vCards</source>
        <translation>Importar vCards</translation>
    </message>
    <message>
        <source>vCards (*.vcf *.vcard)</source>
        <translation>vCards (*.vcf *.vcard)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
    <message>
        <source>%1 could not be read.</source>
        <translation>No se ha podido leer %1.</translation>
    </message>
    <message>
        <source>%1 holds no clients.</source>
        <translation>%1 no contiene clientes.</translation>
    </message>
    <message numerus="yes">
        <source>Import %n clients</source>
        <translation>
            <numerusform>Importar %Ln cliente</numerusform>
            <numerusform>Importar %Ln clientes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Imported %n clients</source>
        <translation>
            <numerusform>%Ln cliente importado</numerusform>
            <numerusform>%Ln clientes importados</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ClientEvents</name>
    <message>
        <source>paid</source>
        <translation>pagado</translation>
    </message>
    <message>
        <source>No events yet.</source>
        <translation>Aún no hay eventos.</translation>
    </message>
    <message>
        <source>and earlier events</source>
        <translation>y eventos anteriores</translation>
    </message>
    <message>
        <source>Total outstanding</source>
        <translation>Total pendiente</translation>
    </message>
    <message>
        <source>Quote %1: %2</source>
        <translation>Presupuesto %1: %2</translation>
    </message>
    <message>
        <source>No quote yet</source>
        <translation>Aún sin presupuesto</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ClientName</name>
    <message>
        <source>Client</source>
        <translation>Cliente</translation>
    </message>
    <message>
        <source>Second client</source>
        <translation>Segundo cliente</translation>
    </message>
    <message>
        <source>Take the client’s name off</source>
        <translation>Quitar el nombre del cliente</translation>
    </message>
    <message>
        <source>Take the second client’s name off</source>
        <translation>Quitar el nombre del segundo cliente</translation>
    </message>
    <message>
        <source>Change client</source>
        <translation>Cambiar el cliente</translation>
    </message>
    <message>
        <source>on documents</source>
        <translation>en documentos</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ClientPanel</name>
    <message>
        <source>Client</source>
        <translation>Cliente</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>Contacto</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Eventos</translation>
    </message>
    <message>
        <source>Series</source>
        <translation>Series</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>Eliminar %1</translation>
    </message>
    <message>
        <source>Invoices</source>
        <translation>Facturas</translation>
    </message>
    <message>
        <source>One invoice a month</source>
        <translation>Una factura al mes</translation>
    </message>
    <message>
        <source>Change how %1 is invoiced</source>
        <translation>Cambiar cómo se factura a %1</translation>
    </message>
    <message>
        <source>Write a whole number of days, from 0 to 365.</source>
        <translation>Escriba un número entero de días, de 0 a 365.</translation>
    </message>
    <message>
        <source>Pays within</source>
        <translation>Paga en</translation>
    </message>
    <message>
        <source>Statement of account…</source>
        <translation>Extracto de cuenta…</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s), from Settings</source>
        <translation>
            <numerusform>%Ln día, según Ajustes</numerusform>
            <numerusform>%Ln días, según Ajustes</numerusform>
        </translation>
    </message>
    <message>
        <source>New event</source>
        <translation>Nuevo evento</translation>
    </message>
    <message>
        <source>New event for this client</source>
        <translation>Nuevo evento para este cliente</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ClientTasksModel</name>
    <message numerus="yes">
        <source>%n days late</source>
        <translation>
            <numerusform>%Ln día de retraso</numerusform>
            <numerusform>%Ln días de retraso</numerusform>
        </translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Hoy</translation>
    </message>
    <message>
        <source>Tomorrow</source>
        <translation>Mañana</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>due on %1</source>
        <translation>vence el %1</translation>
    </message>
    <message>
        <source>Expired</source>
        <translation>Caducado</translation>
    </message>
    <message numerus="yes">
        <source>%n days ago</source>
        <translation>
            <numerusform>hace %Ln día</numerusform>
            <numerusform>hace %Ln días</numerusform>
        </translation>
    </message>
    <message>
        <source>Quote %1 has no answer</source>
        <translation>Presupuesto %1 sin respuesta</translation>
    </message>
    <message>
        <source>sent on %1</source>
        <translation>enviado el %1</translation>
    </message>
    <message>
        <source>Follow up</source>
        <translation>Hacer seguimiento</translation>
    </message>
    <message>
        <source>planned for %1</source>
        <translation>previsto para el %1</translation>
    </message>
    <message>
        <source>Invoice</source>
        <translation>Factura</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ClientsModel</name>
    <message>
        <source>Next event</source>
        <translation>Próximo evento</translation>
    </message>
    <message>
        <source>Outstanding</source>
        <translation>Pendiente</translation>
    </message>
    <message>
        <source>Overdue</source>
        <translation>Vencido</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ClientsPage</name>
    <message>
        <source>Clients</source>
        <translation>Clientes</translation>
    </message>
    <message>
        <source>Who do you work for? Add clients, planners and venues here, so that events, quotes and invoices can use them.</source>
        <translation>¿Para quién trabaja? Añada aquí clientes, organizadores y lugares, para usarlos en eventos, presupuestos y facturas.</translation>
    </message>
    <message>
        <source>No matching clients.</source>
        <translation>Ningún cliente coincide.</translation>
    </message>
    <message>
        <source>the chosen client</source>
        <translation>el cliente elegido</translation>
    </message>
    <message>
        <source>Search name, company, e-mail…</source>
        <translation>Buscar nombre, empresa, correo…</translation>
    </message>
    <message>
        <source>New client</source>
        <translation>Nuevo cliente</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportar…</translation>
    </message>
    <message>
        <source>Name of the new client</source>
        <translation>Nombre del nuevo cliente</translation>
    </message>
    <message>
        <source>Do not add a client</source>
        <translation>No añadir ningún cliente</translation>
    </message>
    <message>
        <source>Add client %1</source>
        <translation>Añadir cliente %1</translation>
    </message>
    <message numerus="yes">
        <source>more than %n clients</source>
        <translation>
            <numerusform>más de %Ln cliente</numerusform>
            <numerusform>más de %Ln clientes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n clients</source>
        <translation>
            <numerusform>%Ln cliente</numerusform>
            <numerusform>%Ln clientes</numerusform>
        </translation>
    </message>
    <message>
        <source>Export vCards…</source>
        <translation>Exportar vCards…</translation>
    </message>
    <message>
        <source>Import vCards…</source>
        <translation>Importar vCards…</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importar…</translation>
    </message>
    <message>
        <source>Import a file…</source>
        <translation>Importar un archivo…</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ColourPicker</name>
    <message>
        <source>%1, %2</source>
        <comment>name of a colour, its code</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Más</translation>
    </message>
    <message>
        <source>Code of the colour</source>
        <translation>Código del color</translation>
    </message>
    <message>
        <source>Use this colour</source>
        <translation>Usar este color</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>like #e8b4a0</source>
        <translation>como #e8b4a0</translation>
    </message>
    <message>
        <source>From a picture</source>
        <translation>De una foto</translation>
    </message>
    <message>
        <source>Tones</source>
        <translation>Tonos</translation>
    </message>
    <message>
        <source>Close to %1</source>
        <translation>Parecido a %1</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Código</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ColourPictures</name>
    <message>
        <source>Choose a picture…</source>
        <translation>Elegir una foto…</translation>
    </message>
    <message>
        <source>Choose a picture</source>
        <translation>Elegir una foto</translation>
    </message>
    <message>
        <source>Pictures (%1)</source>
        <translation>Imágenes (%1)</translation>
    </message>
    <message>
        <source>Picture %1 of your events</source>
        <translation>Foto %1 de sus eventos</translation>
    </message>
    <message>
        <source>This picture is not there any more.</source>
        <translation>Esta imagen ya no está.</translation>
    </message>
    <message>
        <source>Drop a picture here, paste one or choose a file, then click on a petal.</source>
        <translation>Arrastre, pegue o elija una foto y haga clic en un pétalo.</translation>
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
    <name>stemdesk::ui::ColoursModel</name>
    <message numerus="yes">
        <source>%n varieties</source>
        <translation>
            <numerusform>%Ln variedad</numerusform>
            <numerusform>%Ln variedades</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n events</source>
        <translation>
            <numerusform>%Ln evento</numerusform>
            <numerusform>%Ln eventos</numerusform>
        </translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Color</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Código</translation>
    </message>
    <message>
        <source>Varieties</source>
        <translation>Variedades</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Eventos</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ColoursPage</name>
    <message numerus="yes">
        <source>%n colours</source>
        <translation>
            <numerusform>%Ln color</numerusform>
            <numerusform>%Ln colores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n categories</source>
        <translation>
            <numerusform>%Ln categoría</numerusform>
            <numerusform>%Ln categorías</numerusform>
        </translation>
    </message>
    <message>
        <source>Colours and categories</source>
        <translation>Colores y categorías</translation>
    </message>
    <message>
        <source>Search a colour or category…</source>
        <translation>Buscar color o categoría…</translation>
    </message>
    <message>
        <source>New category</source>
        <translation>Nueva categoría</translation>
    </message>
    <message>
        <source>New colour</source>
        <translation>Nuevo color</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todos</translation>
    </message>
    <message>
        <source>Your own</source>
        <translation>Propios</translation>
    </message>
    <message>
        <source>Colour of %1</source>
        <translation>Color de %1</translation>
    </message>
    <message>
        <source>Events in %1</source>
        <translation>Eventos en %1</translation>
    </message>
    <message>
        <source>Export colours…</source>
        <translation>Exportar colores…</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Colores</translation>
    </message>
    <message>
        <source>Export categories…</source>
        <translation>Exportar categorías…</translation>
    </message>
    <message>
        <source>Categories</source>
        <translation>Categorías</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ColoursPanel</name>
    <message>
        <source>The shop has no colours with these names yet. Choose a swatch for each; without one it is grey.</source>
        <translation>La tienda aún no tiene colores con estos nombres. Elija una muestra para cada uno; sin muestra será gris.</translation>
    </message>
    <message>
        <source>Swatch of %1</source>
        <translation>Muestra de %1</translation>
    </message>
    <message>
        <source>Another colour…</source>
        <translation>Otro color…</translation>
    </message>
    <message>
        <source>Colour of %1</source>
        <translation>Color de %1</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ColumnsStep</name>
    <message>
        <source>A length; each needs a row of its own</source>
        <translation>Una longitud; cada una necesita su propia fila</translation>
    </message>
    <message>
        <source>Columns after the first %1 are matched by their names.</source>
        <translation>Las columnas tras las primeras %1 se reconocen por su nombre.</translation>
    </message>
    <message>
        <source>Column %1</source>
        <translation>Columna %1</translation>
    </message>
    <message>
        <source>Meaning of “%1”</source>
        <translation>Significado de «%1»</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>Omitida</translation>
    </message>
    <message>
        <source>“%1” is left out now: each meaning belongs to one column.</source>
        <translation>«%1» se omite ahora: cada significado corresponde a una sola columna.</translation>
    </message>
    <message>
        <source>Choose the column of the name, the last name or the company.</source>
        <translation>Elija la columna del nombre, los apellidos o la empresa.</translation>
    </message>
    <message>
        <source>This looks like an address book. Import it on the page Clients.</source>
        <translation>Parece una libreta de direcciones. Impórtela en la página Clientes.</translation>
    </message>
    <message>
        <source>This looks like a price list. Import it on the page Products.</source>
        <translation>Parece una lista de precios. Impórtela en la página Productos.</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>«%1»</translation>
    </message>
    <message>
        <source>Which column is what you pay, excl. tax? It could be %1.</source>
        <translation>¿Qué columna tiene su precio de compra sin IVA? Podría ser %1.</translation>
    </message>
    <message>
        <source>Choose the column of the product or of the SKU.</source>
        <translation>Elija la columna del producto o de la referencia.</translation>
    </message>
    <message>
        <source>Choose the column of the unit cost, and that of the product, the SKU or the supplier’s code.</source>
        <translation>Elija la columna del precio unitario y la del producto, la referencia o el código del proveedor.</translation>
    </message>
    <message>
        <source>How many stems are in a box? Choose the column that says it for %1, or the column of another price.</source>
        <translation>¿Cuántos tallos hay en una caja? Elija la columna que lo indica para %1 o la de otro precio.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ComingModel</name>
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
        <source>Today</source>
        <translation>Hoy</translation>
    </message>
    <message>
        <source>Tomorrow</source>
        <translation>Mañana</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::CommandPalette</name>
    <message>
        <source>Find anything</source>
        <translation>Buscar de todo</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Resultados</translation>
    </message>
    <message>
        <source>Looking…</source>
        <translation>Buscando…</translation>
    </message>
    <message>
        <source>Nothing found for “%1”.</source>
        <translation>No se ha encontrado nada para «%1».</translation>
    </message>
    <message>
        <source>Find an event, flower, supplier, client or command…</source>
        <translation>Buscar un evento, flor, proveedor, cliente o acción…</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ComparisonModel</name>
    <message>
        <source>gone</source>
        <translation>quitado</translation>
    </message>
    <message>
        <source>new</source>
        <translation>nuevo</translation>
    </message>
    <message>
        <source>any supplier</source>
        <translation>cualquiera</translation>
    </message>
    <message>
        <source>Variety</source>
        <translation>Variedad</translation>
    </message>
    <message>
        <source>Supplier</source>
        <translation>Proveedor</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Diferencia</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Cambio</translation>
    </message>
    <message>
        <source>Pack</source>
        <translation>Paquete</translation>
    </message>
    <message>
        <source>Per pack</source>
        <translation>Por paquete</translation>
    </message>
    <message>
        <source>one only</source>
        <translation>solo uno</translation>
    </message>
    <message>
        <source>Unit cost</source>
        <translation>Precio un.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ComparisonView</name>
    <message>
        <source>Two price lists</source>
        <translation>Dos listas de precios</translation>
    </message>
    <message>
        <source>Two lists of one type, or two suppliers, are compared here, the largest changes first. There is no second one yet.</source>
        <translation>Aquí se comparan dos listas del mismo tipo o dos proveedores, primero los mayores cambios. Aún no hay un segundo.</translation>
    </message>
    <message>
        <source>No matching prices.</source>
        <translation>Ningún precio coincide.</translation>
    </message>
    <message>
        <source>What is compared</source>
        <translation>Qué se compara</translation>
    </message>
    <message>
        <source>First of the two</source>
        <translation>Primero de los dos</translation>
    </message>
    <message>
        <source>Second of the two</source>
        <translation>Segundo de los dos</translation>
    </message>
    <message>
        <source>Swap the two</source>
        <translation>Intercambiar los dos</translation>
    </message>
    <message>
        <source>Search both…</source>
        <translation>Buscar en ambos…</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todos</translation>
    </message>
    <message>
        <source>Dearer (%1)</source>
        <translation>Suben (%1)</translation>
    </message>
    <message>
        <source>Cheaper (%1)</source>
        <translation>Bajan (%1)</translation>
    </message>
    <message>
        <source>In one list only (%1)</source>
        <translation>Solo en una lista (%1)</translation>
    </message>
    <message>
        <source>From one supplier only (%1)</source>
        <translation>Solo de un proveedor (%1)</translation>
    </message>
    <message>
        <source>Lists</source>
        <translation>Listas</translation>
    </message>
    <message>
        <source>Suppliers</source>
        <translation>Proveedores</translation>
    </message>
    <message>
        <source>Shown prices</source>
        <translation>Precios mostrados</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ConflictNote</name>
    <message>
        <source>(empty)</source>
        <translation>(vacío)</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>Dejar el mío</translation>
    </message>
    <message>
        <source>Take theirs</source>
        <translation>Tomar el otro</translation>
    </message>
    <message>
        <source>Yours: %1, now: %2</source>
        <translation>Su valor: %1, ahora: %2</translation>
    </message>
    <message>
        <source>Correct it</source>
        <translation>Corregir</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ContactsField</name>
    <message>
        <source>Find or add a contact…</source>
        <translation>Buscar o añadir un contacto…</translation>
    </message>
    <message>
        <source>Find or add a contact</source>
        <translation>Buscar o añadir un contacto</translation>
    </message>
    <message>
        <source>Role of %1</source>
        <translation>Función de %1</translation>
    </message>
    <message>
        <source>Take %1 off the event</source>
        <translation>Quitar %1 del evento</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Add client %1</source>
        <translation>Añadir cliente %1</translation>
    </message>
    <message>
        <source>Use other names on documents</source>
        <translation>Nombrarlos de otra forma en los documentos</translation>
    </message>
    <message>
        <source>Add “%1” as a new client</source>
        <translation>Añadir «%1» como cliente nuevo</translation>
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
    <name>stemdesk::ui::CoverCard</name>
    <message>
        <source>Look of documents</source>
        <translation>Aspecto de los documentos</translation>
    </message>
    <message>
        <source>The cover picture</source>
        <translation>La imagen de portada</translation>
    </message>
    <message>
        <source>Choose the cover picture</source>
        <translation>Elegir la imagen de portada</translation>
    </message>
    <message>
        <source>Remove the cover picture</source>
        <translation>Quitar la imagen de portada</translation>
    </message>
    <message>
        <source>For proposals of events without a picture: a PNG, JPEG or WebP file.</source>
        <translation>Para presupuestos sin imagen propia: un archivo PNG, JPEG o WebP.</translation>
    </message>
    <message>
        <source>quotes already made keep theirs</source>
        <translation>los presupuestos ya creados conservan el suyo</translation>
    </message>
    <message>
        <source>Cover</source>
        <translation>Portada</translation>
    </message>
    <message>
        <source>Change the cover of proposals</source>
        <translation>Cambiar la portada de los presupuestos</translation>
    </message>
    <message>
        <source>Stemdesk’s green</source>
        <translation>verde de Stemdesk</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Elegir…</translation>
    </message>
    <message>
        <source>Choose the colour of documents</source>
        <translation>Elegir el color de los documentos</translation>
    </message>
    <message>
        <source>Colour of documents</source>
        <translation>Color de los documentos</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Color</translation>
    </message>
    <message>
        <source>Darkened where text would be hard to read</source>
        <translation>Se oscurece donde el texto se leería mal</translation>
    </message>
    <message>
        <source>Tagline</source>
        <translation>Eslogan</translation>
    </message>
    <message>
        <source>a line below your name on the cover</source>
        <translation>una línea bajo su nombre en la portada</translation>
    </message>
    <message>
        <source>Change the tagline</source>
        <translation>Cambiar el eslogan de la portada</translation>
    </message>
    <message>
        <source>Change the colour of documents</source>
        <translation>Cambiar el color de los documentos</translation>
    </message>
    <message>
        <source>Write a colour like #7a3b52, or nothing.</source>
        <translation>Escriba un color como #7a3b52, o nada.</translation>
    </message>
    <message>
        <source>Cover picture</source>
        <translation>Imagen de portada</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::CoverChoice</name>
    <message>
        <source>Picture</source>
        <translation>Imagen</translation>
    </message>
    <message>
        <source>Panel</source>
        <translation>Panel</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Clásica</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::DatabaseFacts</name>
    <message>
        <source>This database</source>
        <translation>Esta base de datos</translation>
    </message>
    <message>
        <source>Shops</source>
        <translation>Tiendas</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>Last backup</source>
        <translation>Última copia</translation>
    </message>
    <message>
        <source>Back up now</source>
        <translation>Hacer copia</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>ninguna aún</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Eventos</translation>
    </message>
    <message>
        <source>Products</source>
        <translation>Productos</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>Copias de seguridad</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::DatabaseTab</name>
    <message>
        <source>On this computer</source>
        <translation>En este ordenador</translation>
    </message>
    <message>
        <source>On a server (PostgreSQL), for several computers at once</source>
        <translation>En un servidor (PostgreSQL), para varios ordenadores a la vez</translation>
    </message>
    <message>
        <source>Test connection</source>
        <translation>Probar conexión</translation>
    </message>
    <message>
        <source>Copy this shop there…</source>
        <translation>Copiar la tienda allí…</translation>
    </message>
    <message>
        <source>Use this server</source>
        <translation>Usar este servidor</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Where shops are kept</source>
        <translation>Dónde se guardan las tiendas</translation>
    </message>
    <message>
        <source>Show folder</source>
        <translation>Ver carpeta</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Dirección</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>Contraseña</translation>
    </message>
    <message>
        <source>Kept in this computer’s keyring, never in a file. Leave blank to use the one already kept.</source>
        <translation>Se guarda en el llavero de este ordenador, nunca en un archivo. Vacío: la que ya hay.</translation>
    </message>
    <message>
        <source>All workstations on one server see each other’s changes at once. Switching copies nothing: what is here stays here.</source>
        <translation>Todos los puestos de un mismo servidor ven enseguida los cambios de los demás. Cambiar de lugar no copia nada: lo que hay aquí se queda aquí.</translation>
    </message>
    <message>
        <source>Progress of the copy</source>
        <translation>Progreso de la copia</translation>
    </message>
    <message>
        <source>This window was started on %1. What you choose here applies when Stemdesk is started without an address.</source>
        <translation>Esta ventana se inició en %1. Lo que elija aquí vale cuando Stemdesk se inicie sin dirección.</translation>
    </message>
    <message>
        <source>Applies when Stemdesk is next started.</source>
        <translation>Vale desde el próximo inicio.</translation>
    </message>
    <message>
        <source>Restart now</source>
        <translation>Reiniciar ahora</translation>
    </message>
    <message>
        <source>On %1</source>
        <translation>En %1</translation>
    </message>
    <message>
        <source>Connecting…</source>
        <translation>Conectando…</translation>
    </message>
    <message>
        <source>For one computer. Needs no network and no server.</source>
        <translation>Para un solo ordenador. No necesita red ni servidor.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::DayColumn</name>
    <message>
        <source>No tasks</source>
        <translation>Ninguna tarea</translation>
    </message>
    <message>
        <source>Tasks of %1</source>
        <translation>Tareas del %1</translation>
    </message>
    <message numerus="yes">
        <source>%n to do</source>
        <translation>
            <numerusform>%Ln pendiente</numerusform>
            <numerusform>%Ln pendientes</numerusform>
        </translation>
    </message>
    <message>
        <source>All done</source>
        <translation>Todo hecho</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>tasks, time</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Arrives: %1</source>
        <translation>Llegan: %1</translation>
    </message>
    <message>
        <source>Design: %1</source>
        <translation>A montar: %1</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::DayField</name>
    <message>
        <source>%1: calendar</source>
        <translation>%1: calendario</translation>
    </message>
    <message>
        <source>Calendar</source>
        <translation>Calendario</translation>
    </message>
    <message>
        <source>%1 is too early.</source>
        <translation>%1 es demasiado pronto.</translation>
    </message>
    <message>
        <source>Not a date. Write it like %1, %2 or +7.</source>
        <translation>No es una fecha. Escríbala como %1, %2 o +7.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::DayReading</name>
    <message>
        <source>today</source>
        <comment>typed for a date</comment>
        <translation>hoy</translation>
    </message>
    <message>
        <source>tomorrow</source>
        <comment>typed for a date</comment>
        <translation>mañana</translation>
    </message>
    <message>
        <source>yesterday</source>
        <comment>typed for a date</comment>
        <translation>ayer</translation>
    </message>
    <message>
        <source>%1 is in the future.</source>
        <translation>%1 está en el futuro.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::DayTasksModel</name>
    <message>
        <source>nobody yet</source>
        <translation>nadie aún</translation>
    </message>
    <message>
        <source>done</source>
        <translation>hecho</translation>
    </message>
    <message>
        <source>Nobody yet</source>
        <translation>Nadie aún</translation>
    </message>
    <message numerus="yes">
        <source>%n days late</source>
        <translation>
            <numerusform>%Ln d de retraso</numerusform>
            <numerusform>%Ln d de retraso</numerusform>
        </translation>
    </message>
    <message>
        <source>Late</source>
        <translation>Atrasadas</translation>
    </message>
    <message>
        <source>Late, %1 of %2</source>
        <translation>Atrasadas, %1 de %2</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Hoy</translation>
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
        <source>Status</source>
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
    <name>stemdesk::ui::DeliveryFields</name>
    <message>
        <source>Deliver on</source>
        <translation>Entregar el</translation>
    </message>
    <message>
        <source>None, please</source>
        <translation>Ninguna, por favor</translation>
    </message>
    <message>
        <source>Are welcome</source>
        <translation>Se aceptan</translation>
    </message>
    <message>
        <source>Not specified</source>
        <translation>Sin indicar</translation>
    </message>
    <message>
        <source>Substitutes</source>
        <translation>Sustituciones</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>The shop</source>
        <translation>La tienda</translation>
    </message>
    <message>
        <source>Deliver to</source>
        <translation>Entregar en</translation>
    </message>
    <message>
        <source>For the supplier</source>
        <translation>Para el proveedor</translation>
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
        <source>Status</source>
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
    <name>stemdesk::ui::DeliveryRow</name>
    <message>
        <source>%1 to %2</source>
        <comment>days</comment>
        <translation>del %1 al %2</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::DescriptionField</name>
    <message>
        <source>What the proposal tells the client about the flowers of the day</source>
        <translation>Lo que el presupuesto cuenta al cliente sobre las flores del día</translation>
    </message>
    <message>
        <source>B</source>
        <comment>bold</comment>
        <translation>N</translation>
    </message>
    <message>
        <source>Bold</source>
        <translation>Negrita</translation>
    </message>
    <message>
        <source>I</source>
        <comment>italic</comment>
        <translation>C</translation>
    </message>
    <message>
        <source>Italic</source>
        <translation>Cursiva</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Lista</translation>
    </message>
    <message>
        <source>Numbered list</source>
        <translation>Lista numerada</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>Enlace</translation>
    </message>
    <message>
        <source>https://… Enter makes the link</source>
        <translation>https://… Intro crea el enlace</translation>
    </message>
    <message>
        <source>Address of the link</source>
        <translation>Dirección del enlace</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Another program wrote this with tables or pictures. Change it there.</source>
        <translation>Otro programa escribió esto con tablas o imágenes. Cámbielo allí.</translation>
    </message>
    <message>
        <source>For the client</source>
        <translation>Para el cliente</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::DesignTimeCard</name>
    <message>
        <source>Time to design</source>
        <translation>Tiempo de confección</translation>
    </message>
    <message>
        <source>plans the week; does not change the price</source>
        <translation>planifica la semana; no cambia el precio</translation>
    </message>
    <message>
        <source>Designing takes %1. %2 is charged for labour, incl. tax.</source>
        <translation>La confección lleva %1. Se cobran %2 de mano de obra, con IVA.</translation>
    </message>
    <message>
        <source>Say how long each takes, and designing is planned in Week.</source>
        <translation>Indique cuánto lleva una pieza y la confección se planificará en Semana.</translation>
    </message>
    <message>
        <source>Its tasks took %1; %2 are planned.</source>
        <translation>Sus tareas llevaron %1; están previstas %2.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::DesignTimeModel</name>
    <message>
        <source>hidden</source>
        <translation>oculto</translation>
    </message>
    <message>
        <source>Arrangement</source>
        <translation>Arreglo</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Unidades</translation>
    </message>
    <message>
        <source>Time for one</source>
        <translation>Tiempo por unidad</translation>
    </message>
    <message>
        <source>Write how long one takes, like 20 or 1:30.</source>
        <translation>Escriba cuánto lleva una, por ejemplo 20 o 1:30.</translation>
    </message>
    <message>
        <source>Change the time of %1</source>
        <translation>Cambiar el tiempo de %1</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::DetailsForm</name>
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
        <translation>Presupuesto máximo</translation>
    </message>
    <message>
        <source>Change budget</source>
        <translation>Cambiar el presupuesto máximo</translation>
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
        <translation>Lugar desde</translation>
    </message>
    <message>
        <source>Venue until</source>
        <translation>Lugar hasta</translation>
    </message>
    <message>
        <source>Change date</source>
        <translation>Cambiar la fecha</translation>
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
        <source>Description</source>
        <translation>Descripción</translation>
    </message>
    <message>
        <source>For the client</source>
        <translation>Para el cliente</translation>
    </message>
    <message>
        <source>Change description</source>
        <translation>Cambiar la descripción</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Imágenes</translation>
    </message>
    <message>
        <source>the event</source>
        <translation>el evento</translation>
    </message>
    <message>
        <source>For the proposal</source>
        <translation>Para el presupuesto</translation>
    </message>
    <message numerus="yes">
        <source>Add %n pictures</source>
        <translation>
            <numerusform>Añadir %Ln imagen</numerusform>
            <numerusform>Añadir %Ln imágenes</numerusform>
        </translation>
    </message>
    <message>
        <source>Links</source>
        <translation>Enlaces</translation>
    </message>
    <message>
        <source>Change links</source>
        <translation>Cambiar los enlaces</translation>
    </message>
    <message>
        <source>For the shop</source>
        <translation>Para la tienda</translation>
    </message>
    <message>
        <source>Change notes</source>
        <translation>Cambiar las notas</translation>
    </message>
    <message>
        <source>Change contacts</source>
        <translation>Cambiar los contactos</translation>
    </message>
    <message>
        <source>Enquiry</source>
        <translation>Consulta</translation>
    </message>
    <message>
        <source>Came from</source>
        <translation>Procedencia</translation>
    </message>
    <message>
        <source>Change where the enquiry came from</source>
        <translation>Cambiar la procedencia de la consulta</translation>
    </message>
    <message>
        <source>a fair, a venue, a recommendation…</source>
        <translation>una feria, un lugar, una recomendación…</translation>
    </message>
    <message>
        <source>Follow up on</source>
        <translation>Seguimiento el</translation>
    </message>
    <message>
        <source>Change when to follow up</source>
        <translation>Cambiar el día de seguimiento</translation>
    </message>
    <message>
        <source>a day, like +14</source>
        <translation>un día, como +14</translation>
    </message>
    <message>
        <source>Why it was lost</source>
        <translation>Motivo de pérdida</translation>
    </message>
    <message>
        <source>Change why the event was lost</source>
        <translation>Cambiar el motivo de pérdida</translation>
    </message>
    <message>
        <source>When and where</source>
        <translation>Cuándo y dónde</translation>
    </message>
    <message>
        <source>Ceremony place</source>
        <translation>Lugar de la ceremonia</translation>
    </message>
    <message>
        <source>name and address</source>
        <translation>nombre y dirección</translation>
    </message>
    <message>
        <source>At the venue</source>
        <translation>En el lugar</translation>
    </message>
    <message>
        <source>People and guests</source>
        <translation>Contactos e invitados</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Contactos</translation>
    </message>
    <message>
        <source>Notes and links</source>
        <translation>Notas y enlaces</translation>
    </message>
    <message>
        <source>for the client</source>
        <translation>para el cliente</translation>
    </message>
    <message>
        <source>for the proposal</source>
        <translation>para el presupuesto</translation>
    </message>
    <message>
        <source>Blank if none was agreed</source>
        <translation>Vacío si no se ha acordado ninguno</translation>
    </message>
    <message>
        <source>excl. %1</source>
        <translation>sin %1</translation>
    </message>
    <message>
        <source>%1 = %2 incl. %3</source>
        <translation>%1 = %2 con %3</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::DocumentOutput</name>
    <message>
        <source>Save as PDF</source>
        <translation>Guardar como PDF</translation>
    </message>
    <message>
        <source>PDF document (*.pdf)</source>
        <translation>Documento PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Saving %1</source>
        <translation>Guardando %1</translation>
    </message>
    <message>
        <source>%1 was not saved. %2</source>
        <translation>%1 no se ha guardado. %2</translation>
    </message>
    <message>
        <source>Cancelled; %1 was not saved.</source>
        <translation>Cancelado; %1 no se ha guardado.</translation>
    </message>
    <message>
        <source>%1 was not saved: %2. Choose another place.</source>
        <translation>%1 no se ha guardado: %2. Elija otro lugar.</translation>
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
        <source>Print</source>
        <translation>Imprimir</translation>
    </message>
    <message>
        <source>Printing %1</source>
        <translation>Imprimiendo %1</translation>
    </message>
    <message>
        <source>Nothing was printed. %1</source>
        <translation>No se ha impreso nada. %1</translation>
    </message>
    <message>
        <source>Sent to the printer</source>
        <translation>Enviado a la impresora</translation>
    </message>
    <message>
        <source>Printing was cancelled.</source>
        <translation>Se ha cancelado la impresión.</translation>
    </message>
    <message>
        <source>The printer did not accept it; nothing was printed.</source>
        <translation>La impresora no lo acepta; no se ha impreso nada.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::DocumentPreview</name>
    <message>
        <source>Smaller</source>
        <translation>Reducir</translation>
    </message>
    <message>
        <source>Fit width</source>
        <translation>Al ancho</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Ampliar</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimir…</translation>
    </message>
    <message>
        <source>Save PDF…</source>
        <translation>Guardar PDF…</translation>
    </message>
    <message>
        <source>A4</source>
        <translation>A4</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Carta</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papel</translation>
    </message>
    <message>
        <source>Ctrl+P</source>
        <translation>Ctrl+P</translation>
    </message>
    <message>
        <source>Ctrl+S</source>
        <translation>Ctrl+S</translation>
    </message>
    <message>
        <source>The pages cannot be shown. %1</source>
        <translation>No se pueden mostrar las páginas. %1</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Página %1 de %2</translation>
    </message>
    <message>
        <source>Fit page</source>
        <translation>Página entera</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::DocumentsTab</name>
    <message>
        <source>Proposal</source>
        <translation>Presupuesto</translation>
    </message>
    <message>
        <source>For the client, with prices</source>
        <translation>Para el cliente, con precios</translation>
    </message>
    <message>
        <source>Supplier orders</source>
        <translation>Pedidos a proveedores</translation>
    </message>
    <message>
        <source>One sheet per supplier</source>
        <translation>Una hoja por proveedor</translation>
    </message>
    <message>
        <source>Workroom recipes</source>
        <translation>Escandallos para el taller</translation>
    </message>
    <message>
        <source>For the bench, without costs</source>
        <translation>Para la mesa de trabajo, sin costes</translation>
    </message>
    <message>
        <source>Packing list</source>
        <translation>Lista de carga</translation>
    </message>
    <message>
        <source>For the van, to tick</source>
        <translation>Para la furgoneta, a marcar</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Documentos</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) without a price: the total is not complete.</source>
        <translation>
            <numerusform>%Ln línea sin precio: el total no está completo.</numerusform>
            <numerusform>%Ln líneas sin precio: el total no está completo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s) are links to other places and are not printed.</source>
        <translation>
            <numerusform>%Ln imagen es un enlace a otro sitio y no se imprime.</numerusform>
            <numerusform>%Ln imágenes son enlaces a otros sitios y no se imprimen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Run sheet</source>
        <translation>Hoja de ruta</translation>
    </message>
    <message>
        <source>Production sheet</source>
        <translation>Hoja de producción</translation>
    </message>
    <message>
        <source>For the road, stop by stop</source>
        <translation>Para la ruta, parada a parada</translation>
    </message>
    <message>
        <source>For the bench, day by day</source>
        <translation>Para la mesa de trabajo, día a día</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::DueModel</name>
    <message numerus="yes">
        <source>%n days late</source>
        <translation>
            <numerusform>%Ln día de retraso</numerusform>
            <numerusform>%Ln días de retraso</numerusform>
        </translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Hoy</translation>
    </message>
    <message>
        <source>Tomorrow</source>
        <translation>Mañana</translation>
    </message>
    <message>
        <source>No supplier yet</source>
        <translation>Aún sin proveedor</translation>
    </message>
    <message>
        <source>Event on %1</source>
        <translation>Evento el %1</translation>
    </message>
    <message>
        <source>order by %1</source>
        <translation>pedir hasta el %1</translation>
    </message>
    <message>
        <source>Ordered</source>
        <translation>Pedido</translation>
    </message>
    <message>
        <source>ordered on %1</source>
        <translation>pedido el %1</translation>
    </message>
    <message>
        <source>some lines without supplier</source>
        <translation>algunas líneas sin proveedor</translation>
    </message>
    <message numerus="yes">
        <source>Ordered · %n draft(s)</source>
        <translation>
            <numerusform>Pedido · %Ln borrador</numerusform>
            <numerusform>Pedido · %Ln borradores</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::EventActions</name>
    <message>
        <source>New event</source>
        <translation>Nuevo evento</translation>
    </message>
    <message>
        <source>New event from %1</source>
        <translation>Nuevo evento desde %1</translation>
    </message>
    <message>
        <source>Duplicate %1</source>
        <translation>Duplicar %1</translation>
    </message>
    <message>
        <source>Copy of %1</source>
        <translation>Copia de %1</translation>
    </message>
    <message>
        <source>Duplicated %1; the copy has no date yet</source>
        <translation>Duplicado: %1; la copia aún no tiene fecha</translation>
    </message>
    <message>
        <source>Save %1 as a template</source>
        <translation>Guardar %1 como plantilla</translation>
    </message>
    <message>
        <source>Saved %1 as a template</source>
        <translation>Guardado como plantilla: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
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
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplicar</translation>
    </message>
    <message>
        <source>Save as template</source>
        <translation>Guardar como plantilla</translation>
    </message>
    <message>
        <source>Change status</source>
        <translation>Cambiar el estado</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Move %1 to %2</source>
        <translation>Mover %1 al %2</translation>
    </message>
    <message numerus="yes">
        <source>%n events</source>
        <translation>
            <numerusform>%Ln evento</numerusform>
            <numerusform>%Ln eventos</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was deleted. %1: %2</source>
        <translation>No se ha eliminado nada. %1: %2</translation>
    </message>
    <message>
        <source>Change status: %1</source>
        <translation>Cambiar el estado: %1</translation>
    </message>
    <message>
        <source>Nothing was changed. %1: %2</source>
        <translation>No se ha cambiado nada. %1: %2</translation>
    </message>
    <message>
        <source>Deleted meanwhile: %1.</source>
        <translation>Eliminado entretanto: %1.</translation>
    </message>
    <message numerus="yes">
        <source>And so is that of %n others.</source>
        <translation>
            <numerusform>Y también el de %Ln más.</numerusform>
            <numerusform>Y también el de %Ln más.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::EventDocument</name>
    <message>
        <source>Guests</source>
        <translation>Invitados</translation>
    </message>
    <message>
        <source>Price of the event</source>
        <translation>Precio del evento</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::EventFilters</name>
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
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Dates</source>
        <translation>Fechas</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>A search looks at all dates</source>
        <translation>La búsqueda incluye todas las fechas</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::EventForm</name>
    <message>
        <source>Write an amount, 0 or more.</source>
        <translation>Escriba un importe, 0 o más.</translation>
    </message>
    <message>
        <source>Write a distance, 0 or more.</source>
        <translation>Escriba una distancia de 0 o más.</translation>
    </message>
    <message>
        <source>Write a percentage, such as 20.</source>
        <translation>Escriba un porcentaje, como 20.</translation>
    </message>
    <message>
        <source>Write hours, such as 3.5 or 3:30.</source>
        <translation>Indique las horas, como 3,5 o 3:30.</translation>
    </message>
    <message>
        <source>Write a factor, 0 or more, such as 2.5.</source>
        <translation>Escriba un factor de 0 o más, como 2,5.</translation>
    </message>
    <message>
        <source>Write a whole number, 0 or more.</source>
        <translation>Escriba un número entero, 0 o más.</translation>
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
        <translation>Pedidos</translation>
    </message>
    <message>
        <source>Recipe</source>
        <translation>Escandallo</translation>
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
        <source>Orders</source>
        <translation>Pedidos</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Documentos</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historial</translation>
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
    <message>
        <source>the summary</source>
        <translation>el resumen</translation>
    </message>
    <message>
        <source>Quotes</source>
        <translation>Presupuestos</translation>
    </message>
    <message>
        <source>Payments</source>
        <translation>Pagos</translation>
    </message>
    <message>
        <source>Run sheet</source>
        <translation>Hoja de ruta</translation>
    </message>
    <message>
        <source>Proposal</source>
        <translation>Presupuesto</translation>
    </message>
    <message>
        <source>Repeat…</source>
        <translation>Repetir…</translation>
    </message>
    <message>
        <source>Client price</source>
        <translation>Precio cliente</translation>
    </message>
    <message>
        <source>Set the date</source>
        <translation>Indicar la fecha</translation>
    </message>
    <message>
        <source>The pages as the client sees them</source>
        <translation>Las páginas tal como las ve el cliente</translation>
    </message>
    <message>
        <source>Invoice the rest</source>
        <translation>Facturar el resto</translation>
    </message>
    <message>
        <source>lists pinned</source>
        <translation>listas fijadas</translation>
    </message>
    <message>
        <source>Accepted…</source>
        <translation>Aceptado…</translation>
    </message>
    <message>
        <source>%1 incl. %2</source>
        <translation>%1 con %2</translation>
    </message>
    <message>
        <source>Add an arrangement</source>
        <translation>Añadir un arreglo</translation>
    </message>
    <message>
        <source>Make a quote</source>
        <translation>Hacer un presupuesto</translation>
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
    <message>
        <source>Ordered</source>
        <translation>Pedido</translation>
    </message>
    <message numerus="yes">
        <source>Ordered · %n draft(s)</source>
        <translation>
            <numerusform>Pedido · %Ln borrador</numerusform>
            <numerusform>Pedido · %Ln borradores</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::EventPicker</name>
    <message>
        <source>Find an event…</source>
        <translation>Buscar un evento…</translation>
    </message>
    <message>
        <source>Coming up</source>
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
        <source>No matching events.</source>
        <translation>Ningún evento coincide.</translation>
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
        <translation>En preparación</translation>
    </message>
    <message>
        <source>With client</source>
        <translation>Pendiente del cliente</translation>
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
        <translation>En el máximo</translation>
    </message>
    <message>
        <source>%1 over</source>
        <translation>%1 de más</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>quedan %1</translation>
    </message>
    <message>
        <source>Ceremony</source>
        <translation>Ceremonia</translation>
    </message>
    <message>
        <source>Venue</source>
        <translation>Lugar</translation>
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
        <source>Price
incl. tax</source>
        <translation>Precio
con IVA</translation>
    </message>
    <message>
        <source>Budget
excl. tax</source>
        <translation>Presup. máx.
sin IVA</translation>
    </message>
    <message>
        <source>Palette</source>
        <translation>Paleta</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::EventsPage</name>
    <message>
        <source>Events</source>
        <translation>Eventos</translation>
    </message>
    <message>
        <source>Events hold the recipe, the price and the supplier orders of a wedding, a party or a memorial.</source>
        <translation>Un evento reúne el escandallo, el precio y los pedidos a proveedores de una boda, una fiesta o un funeral.</translation>
    </message>
    <message>
        <source>New event</source>
        <translation>Nuevo evento</translation>
    </message>
    <message>
        <source>No matching events. Try other words, another status or all dates.</source>
        <translation>Ningún evento coincide. Pruebe con otras palabras, otro estado o todas las fechas.</translation>
    </message>
    <message>
        <source>From template</source>
        <translation>Desde plantilla</translation>
    </message>
    <message>
        <source>New event from a template</source>
        <translation>Nuevo evento desde una plantilla</translation>
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
        <source>Table</source>
        <translation>Tabla</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tablero</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>Mes</translation>
    </message>
    <message>
        <source>Left out, as no longer in the catalogue: %1.</source>
        <translation>Omitido, pues ya no está en el catálogo: %1.</translation>
    </message>
    <message>
        <source>Open the event</source>
        <translation>Abrir el evento</translation>
    </message>
    <message numerus="yes">
        <source>%n events in %1</source>
        <translation>
            <numerusform>%Ln evento en %1</numerusform>
            <numerusform>%Ln eventos en %1</numerusform>
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
    <message>
        <source>Export…</source>
        <translation>Exportar…</translation>
    </message>
    <message>
        <source>No events</source>
        <translation>Ningún evento</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::EventsTable</name>
    <message>
        <source>Events</source>
        <translation>Eventos</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::FeesField</name>
    <message>
        <source>Add a fee</source>
        <translation>Añadir un gasto adicional</translation>
    </message>
    <message>
        <source>Delivery</source>
        <translation>Entrega</translation>
    </message>
    <message>
        <source>Fee</source>
        <translation>Gasto adicional</translation>
    </message>
    <message>
        <source>Amount excl. tax</source>
        <translation>Importe sin IVA</translation>
    </message>
    <message>
        <source>Remove the fee</source>
        <translation>Quitar el gasto adicional</translation>
    </message>
    <message>
        <source>Write an amount, 0 or more.</source>
        <translation>Escriba un importe, 0 o más.</translation>
    </message>
    <message>
        <source>Remove the fee %1</source>
        <translation>Quitar el gasto adicional %1</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::FigureGrid</name>
    <message>
        <source>%1, %2</source>
        <comment>figure, month</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1: %2; show what it adds up</source>
        <translation>%1: %2; de qué se compone</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Cambio</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::FigureLists</name>
    <message>
        <source>Not given</source>
        <translation>Sin indicar</translation>
    </message>
    <message>
        <source>No supplier</source>
        <translation>Sin proveedor</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::FigureRowsModel</name>
    <message>
        <source>Day</source>
        <translation>Día</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Evento</translation>
    </message>
    <message>
        <source>Invoice</source>
        <translation>Factura</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Importe</translation>
    </message>
    <message>
        <source>Several events</source>
        <translation>Varios eventos</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::FigureRowsView</name>
    <message>
        <source>Back to the figures</source>
        <translation>Volver a las cifras</translation>
    </message>
    <message>
        <source>What the figure adds up</source>
        <translation>De qué se compone la cifra</translation>
    </message>
    <message>
        <source>Nothing adds to this figure.</source>
        <translation>Nada suma en esta cifra.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>figure, month</comment>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::FigureWords</name>
    <message>
        <source>Invoiced excl. tax</source>
        <translation>Facturado sin IVA</translation>
    </message>
    <message>
        <source>Tax</source>
        <translation>IVA</translation>
    </message>
    <message>
        <source>Invoiced incl. tax</source>
        <translation>Facturado con IVA</translation>
    </message>
    <message>
        <source>Received</source>
        <translation>Cobrado</translation>
    </message>
    <message>
        <source>Client price</source>
        <translation>Precio cliente</translation>
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
        <source>Hire income</source>
        <translation>Ingresos por alquiler</translation>
    </message>
    <message>
        <source>Labour</source>
        <translation>Mano de obra</translation>
    </message>
    <message>
        <source>Time planned</source>
        <translation>Tiempo previsto</translation>
    </message>
    <message>
        <source>Time spent</source>
        <translation>Tiempo empleado</translation>
    </message>
    <message>
        <source>Pack leftovers</source>
        <translation>Sobrantes de paquetes</translation>
    </message>
    <message>
        <source>Rejected goods</source>
        <translation>Género rechazado</translation>
    </message>
    <message>
        <source>Credited by suppliers</source>
        <translation>Abonado por proveedores</translation>
    </message>
    <message>
        <source>Enquiries</source>
        <translation>Consultas</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Ganadas</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdidas</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>month, year</comment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Not invoiced</source>
        <translation>Sin facturar</translation>
    </message>
    <message>
        <source>Outstanding at period end</source>
        <translation>Pendiente al final del periodo</translation>
    </message>
    <message>
        <source>Overdue at period end</source>
        <translation>Vencido al final del periodo</translation>
    </message>
    <message>
        <source>%1 pts</source>
        <comment>percentage points</comment>
        <translation>%1 pp</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::FiguresPage</name>
    <message>
        <source>Figures</source>
        <translation>Cifras</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Antes</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Después</translation>
    </message>
    <message>
        <source>This month</source>
        <translation>Este mes</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Finanzas</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Eventos</translation>
    </message>
    <message>
        <source>Waste</source>
        <translation>Mermas</translation>
    </message>
    <message>
        <source>Enquiries</source>
        <translation>Consultas</translation>
    </message>
    <message>
        <source>Invoiced by rate</source>
        <translation>Facturado por tipo</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Excl. tax</source>
        <translation>Sin IVA</translation>
    </message>
    <message>
        <source>Tax</source>
        <translation>IVA</translation>
    </message>
    <message>
        <source>Incl. tax</source>
        <translation>Con IVA</translation>
    </message>
    <message>
        <source>Received by rate</source>
        <translation>Cobrado por tipo</translation>
    </message>
    <message>
        <source>Where enquiries came from</source>
        <translation>De dónde vinieron las consultas</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Origen</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Ganadas</translation>
    </message>
    <message>
        <source>Value of those won</source>
        <translation>Valor de las ganadas</translation>
    </message>
    <message>
        <source>Suppliers</source>
        <translation>Proveedores</translation>
    </message>
    <message>
        <source>Supplier</source>
        <translation>Proveedor</translation>
    </message>
    <message>
        <source>Ordered</source>
        <translation>Pedido</translation>
    </message>
    <message>
        <source>Received</source>
        <translation>Recibido</translation>
    </message>
    <message>
        <source>Rejected</source>
        <translation>Rechazado</translation>
    </message>
    <message>
        <source>Flowers by cost</source>
        <translation>Flores por coste</translation>
    </message>
    <message>
        <source>Variety</source>
        <translation>Variedad</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Unidades</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Importe</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>Mes</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>Año</translation>
    </message>
    <message>
        <source>Save PDF…</source>
        <translation>Guardar PDF…</translation>
    </message>
    <message>
        <source>Save Excel…</source>
        <translation>Guardar Excel…</translation>
    </message>
    <message>
        <source>Invoiced</source>
        <translation>Facturado</translation>
    </message>
    <message>
        <source>Margin, % of price</source>
        <translation>Margen, % del precio</translation>
    </message>
    <message>
        <source>Left over, % of cost</source>
        <translation>Sobrante, % del coste</translation>
    </message>
    <message numerus="yes">
        <source>%n event(s), excl. tax</source>
        <translation>
            <numerusform>%Ln evento, sin IVA</numerusform>
            <numerusform>%Ln eventos, sin IVA</numerusform>
        </translation>
    </message>
    <message>
        <source>excl. tax</source>
        <translation>sin IVA</translation>
    </message>
    <message>
        <source>incl. tax unless stated</source>
        <translation>con IVA, salvo que se indique</translation>
    </message>
    <message>
        <source>Nothing was invoiced, paid, made or asked for in %1.</source>
        <translation>En %1 no se facturó, pagó, hizo ni consultó nada.</translation>
    </message>
    <message>
        <source>%1 compared with %2</source>
        <translation>%1 comparado con %2</translation>
    </message>
    <message>
        <source>%1: %2, before %3</source>
        <translation>%1: %2, antes %3</translation>
    </message>
    <message>
        <source>Client price by month</source>
        <translation>Precio cliente por mes</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Resumen</translation>
    </message>
    <message>
        <source>of which margin</source>
        <translation>margen incluido</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Mostrar todo</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>Comparar con</translation>
    </message>
    <message>
        <source>Month before</source>
        <translation>Mes anterior</translation>
    </message>
    <message>
        <source>Year before</source>
        <translation>Año anterior</translation>
    </message>
    <message>
        <source>This year</source>
        <translation>Este año</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::FileDrop</name>
    <message>
        <source>Drop one file at a time.</source>
        <translation>Suelte los archivos de uno en uno.</translation>
    </message>
    <message>
        <source>Save it on this computer first, then drop the file.</source>
        <translation>Guárdelo primero en este ordenador y suelte después el archivo.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::FileStep</name>
    <message>
        <source>Price list</source>
        <translation>Lista</translation>
    </message>
    <message>
        <source>Drop a CSV file or a workbook here, or choose one. Each row is a variety of a product: known ones are updated, new ones added.</source>
        <translation>Suelte aquí un archivo CSV o un libro, o elija uno. Cada fila es una variedad de un producto: las conocidas se actualizan y las nuevas se añaden.</translation>
    </message>
    <message>
        <source>Drop a CSV file or a workbook here, or choose one. Each row is the price of a variety, found by its product and variety or by its SKU.</source>
        <translation>Suelte aquí un archivo CSV o un libro, o elija uno. Cada fila es el precio de una variedad, que se busca por su producto y variedad o por su referencia.</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>Elegir archivo…</translation>
    </message>
    <message>
        <source>Choose a file to import</source>
        <translation>Elegir un archivo para importar</translation>
    </message>
    <message>
        <source>Tables and workbooks (*.csv *.txt *.tsv *.xlsx *.ods)</source>
        <translation>Tablas y libros (*.csv *.txt *.tsv *.xlsx *.ods)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Drop a CSV file or a workbook here, or choose one. Each row is a client, a planner or a venue: known ones are updated, new ones added.</source>
        <translation>Suelte aquí un archivo CSV o un libro, o elija uno. Cada fila es un cliente, un organizador o un lugar: los conocidos se actualizan y los nuevos se añaden.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::FirstStartPage</name>
    <message>
        <source>Start with the demo shop</source>
        <translation>Empezar con la tienda de muestra</translation>
    </message>
    <message>
        <source>Start empty</source>
        <translation>Empezar de cero</translation>
    </message>
    <message>
        <source>Open a shop from a file…</source>
        <translation>Abrir tienda desde archivo…</translation>
    </message>
    <message>
        <source>Welcome – Stemdesk</source>
        <translation>Bienvenida – Stemdesk</translation>
    </message>
    <message>
        <source>Welcome to Stemdesk</source>
        <translation>Stemdesk le da la bienvenida</translation>
    </message>
    <message>
        <source>Your shop</source>
        <translation>Su tienda</translation>
    </message>
    <message>
        <source>Used in this window and in your documents.</source>
        <translation>Se usa en esta ventana y en sus documentos.</translation>
    </message>
    <message>
        <source>Worked on another computer before?</source>
        <translation>¿Trabajaba antes en otro ordenador?</translation>
    </message>
    <message>
        <source>Setting the shop up…</source>
        <translation>Preparando la tienda…</translation>
    </message>
    <message>
        <source>Filling the demo shop…</source>
        <translation>Llenando la tienda de muestra…</translation>
    </message>
    <message>
        <source>Opening the file…</source>
        <translation>Abriendo el archivo…</translation>
    </message>
    <message>
        <source>Describe your shop. You can change everything later.</source>
        <translation>Describa su tienda. Todo se puede cambiar más tarde.</translation>
    </message>
    <message>
        <source>A florist’s year to try things out: suppliers, flowers with prices, and events. Without a name above, it is called Fern &amp; Thistle.</source>
        <translation>Un año de floristería para probarlo todo: proveedores, flores con precios y eventos. Sin un nombre arriba se llama Helecho &amp; Cardo.</translation>
    </message>
    <message>
        <source>Nothing in it yet. Today leads you through the first steps: a supplier, your flowers, an event.</source>
        <translation>Aún no contiene nada. «Hoy» le guía en los primeros pasos: un proveedor, sus flores y un evento.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::FirstSteps</name>
    <message>
        <source>New product</source>
        <translation>Nuevo producto</translation>
    </message>
    <message>
        <source>First event</source>
        <translation>Primer evento</translation>
    </message>
    <message>
        <source>Import a file…</source>
        <translation>Importar un archivo…</translation>
    </message>
    <message>
        <source>Three steps to begin. Then you’ll see here what is coming up, and what to order by when.</source>
        <translation>Tres pasos para empezar. Después verá aquí lo que viene y qué hay que pedir, y hasta cuándo.</translation>
    </message>
    <message>
        <source>1. Add your suppliers</source>
        <translation>1. Añada sus proveedores</translation>
    </message>
    <message>
        <source>The growers and wholesalers you buy from, with the e-mail address for orders.</source>
        <translation>Los productores y mayoristas a los que compra, con la dirección de correo para los pedidos.</translation>
    </message>
    <message>
        <source>New supplier</source>
        <translation>Nuevo proveedor</translation>
    </message>
    <message>
        <source>2. Fill the catalogue</source>
        <translation>2. Llene el catálogo</translation>
    </message>
    <message>
        <source>Import a wholesaler’s file with its prices, or add flowers and materials one by one.</source>
        <translation>Importe el archivo de un mayorista con sus precios, o añada flores y material uno por uno.</translation>
    </message>
    <message>
        <source>3. Plan an event</source>
        <translation>3. Prepare un evento</translation>
    </message>
    <message>
        <source>Put flowers into bouquets and table centres; the price and the supplier orders follow.</source>
        <translation>Componga ramos y centros de mesa con sus flores; el precio y los pedidos salen de ahí.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Hecho</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::FlowerField</name>
    <message>
        <source>Matches</source>
        <translation>Coincidencias</translation>
    </message>
    <message>
        <source>Nothing in the catalogue is called “%1”.</source>
        <translation>Nada en el catálogo se llama «%1».</translation>
    </message>
    <message>
        <source>No variety of type %1 is called “%2”.</source>
        <translation>Ninguna variedad del tipo %1 se llama «%2».</translation>
    </message>
    <message>
        <source>Add it to the catalogue…</source>
        <translation>Añadirla al catálogo…</translation>
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
        <source>Marks unreceived lines as fully delivered, at the expected price</source>
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
    <message>
        <source>Excl. tax %1 · tax %2</source>
        <translation>Sin IVA %1 · IVA %2</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s)</source>
        <translation>
            <numerusform>%Ln línea</numerusform>
            <numerusform>%Ln líneas</numerusform>
        </translation>
    </message>
    <message>
        <source>Ordered %1 incl. tax</source>
        <translation>Pedido: %1 con IVA</translation>
    </message>
    <message>
        <source>Goods received from %1</source>
        <translation>Mercancía recibida de %1</translation>
    </message>
    <message>
        <source>Copy as e-mail for %1</source>
        <translation>Copiar como correo para %1</translation>
    </message>
    <message>
        <source>Copy claim as e-mail</source>
        <translation>Copiar la reclamación como correo</translation>
    </message>
    <message>
        <source>Open as e-mail</source>
        <translation>Abrir como correo</translation>
    </message>
    <message>
        <source>A draft in the mail program, with the order as PDF and CSV</source>
        <translation>Un borrador en el programa de correo, con el pedido en PDF y CSV</translation>
    </message>
    <message>
        <source>Change the delivery of %1</source>
        <translation>Cambiar la entrega de %1</translation>
    </message>
    <message>
        <source>Open as e-mail for %1</source>
        <translation>Abrir como correo para %1</translation>
    </message>
    <message>
        <source>Still due %1</source>
        <translation>Pendiente: %1</translation>
    </message>
    <message>
        <source>Received %1</source>
        <translation>Recibido: %1</translation>
    </message>
    <message>
        <source>It is for %1 excl. tax.</source>
        <translation>Se trata de %1 sin IVA.</translation>
    </message>
    <message>
        <source>All came as ordered from %1</source>
        <translation>Todo ha llegado como se pidió a %1</translation>
    </message>
    <message>
        <source>To order: %1 incl. tax</source>
        <translation>A pedir: %1 con IVA</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Cambiar</translation>
    </message>
    <message>
        <source>Delivery %1</source>
        <translation>Entrega %1</translation>
    </message>
    <message>
        <source>substitutes are welcome</source>
        <translation>se aceptan sustituciones</translation>
    </message>
    <message>
        <source>no substitutes</source>
        <translation>sin sustituciones</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::GoodsModel</name>
    <message>
        <source>%1 too many</source>
        <translation>%1 de más</translation>
    </message>
    <message>
        <source>Excl. tax; expected %1</source>
        <translation>Sin IVA; se esperaba %1</translation>
    </message>
    <message>
        <source>%1 cm</source>
        <translation>%1 cm</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>Artículo</translation>
    </message>
    <message>
        <source>Ordered</source>
        <translation>Pedido</translation>
    </message>
    <message>
        <source>Packs received</source>
        <translation>Paq. recib.</translation>
    </message>
    <message>
        <source>Unit cost</source>
        <translation>Precio un.</translation>
    </message>
    <message>
        <source>Excl. tax</source>
        <translation>Sin IVA</translation>
    </message>
    <message>
        <source>Packs due</source>
        <translation>Paq. pend.</translation>
    </message>
    <message>
        <source>“%1” is not a number of packs.</source>
        <translation>«%1» no es un número de paquetes.</translation>
    </message>
    <message>
        <source>“%1” is not a price.</source>
        <translation>«%1» no es un precio.</translation>
    </message>
    <message>
        <source>First say how many packs came in, then what they cost.</source>
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
        <source>Someone else recorded these goods meanwhile; this is what they entered.</source>
        <translation>Otra persona anotó esta mercancía entretanto; esto es lo que anotó.</translation>
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
    <message>
        <source>Units that were rejected</source>
        <translation>Unidades rechazadas</translation>
    </message>
    <message>
        <source>Units rejected</source>
        <translation>Uds. rechaz.</translation>
    </message>
    <message>
        <source>“%1” is not a number of units.</source>
        <translation>«%1» no es un número de unidades.</translation>
    </message>
    <message>
        <source>First say how many packs came in, then what was not good.</source>
        <translation>Indique primero cuántos paquetes llegaron y después qué no estaba bien.</translation>
    </message>
    <message>
        <source>Only %1 came in.</source>
        <translation>Solo llegaron %1.</translation>
    </message>
    <message>
        <source>%1 were rejected, so at least that many came in.</source>
        <translation>Se rechazaron %1, así que llegaron al menos esos.</translation>
    </message>
    <message>
        <source>Reject of %1</source>
        <translation>Rechazar parte de %1</translation>
    </message>
    <message>
        <source>Packs</source>
        <translation>Paquetes</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::GoodsNotes</name>
    <message>
        <source>%1 %2</source>
        <comment>event, units</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 short: %2</source>
        <translation>Faltan %1: %2</translation>
    </message>
    <message>
        <source>Received on</source>
        <translation>Recibido el</translation>
    </message>
    <message>
        <source>Why rejected</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>Change why goods were rejected</source>
        <translation>Cambiar el motivo del rechazo</translation>
    </message>
    <message>
        <source>What was wrong</source>
        <translation>Qué les pasaba</translation>
    </message>
    <message>
        <source>Their invoice</source>
        <translation>Su factura</translation>
    </message>
    <message>
        <source>Change the invoice of goods</source>
        <translation>Cambiar la factura de la mercancía</translation>
    </message>
    <message>
        <source>Credited by them</source>
        <translation>Abono</translation>
    </message>
    <message>
        <source>Change what is credited</source>
        <translation>Cambiar el abono</translation>
    </message>
    <message>
        <source>Excl. tax</source>
        <translation>Sin IVA</translation>
    </message>
    <message>
        <source>Change the day of receipt</source>
        <translation>Cambiar el día de recepción</translation>
    </message>
    <message>
        <source>This cannot be read.</source>
        <translation>No se puede leer.</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Imágenes</translation>
    </message>
    <message numerus="yes">
        <source>Add %n pictures</source>
        <translation>
            <numerusform>Añadir %Ln imagen</numerusform>
            <numerusform>Añadir %Ln imágenes</numerusform>
        </translation>
    </message>
    <message>
        <source>The order</source>
        <translation>El pedido</translation>
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
        <source>Name of %1</source>
        <translation>Nombre de %1</translation>
    </message>
    <message>
        <source>Drag to another place</source>
        <translation>Arrastrar a otro lugar</translation>
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
        <source>Describe for the proposal</source>
        <translation>Describir para el presupuesto</translation>
    </message>
    <message>
        <source>Add pictures…</source>
        <translation>Añadir imágenes…</translation>
    </message>
    <message>
        <source>Paste a picture</source>
        <translation>Pegar una imagen</translation>
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
        <translation>Intro para añadir</translation>
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
        <source>%1 fewer of %2 saves a pack of %3 (%4).</source>
        <translation>Con %1 menos de %2 se ahorra un paquete de %3 (%4).</translation>
    </message>
    <message>
        <source>%1 fewer of %2 in each saves a pack of %3 (%4).</source>
        <translation>Con %1 menos de %2 en cada uno se ahorra un paquete de %3 (%4).</translation>
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
        <source>“%1” is not a number.</source>
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
        <source>Replace in the whole event…</source>
        <translation>Sustituir en todo el evento…</translation>
    </message>
    <message>
        <source>Make it %1, and save a pack</source>
        <translation>Dejarlo en %1 y ahorrar un paquete</translation>
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
    <message>
        <source>These are %1 rows. Paste at most %2 at once.</source>
        <translation>Son %1 filas. Pegue como máximo %2 a la vez.</translation>
    </message>
    <message numerus="yes">
        <source>Paste %n lines</source>
        <translation>
            <numerusform>Pegar %Ln línea</numerusform>
            <numerusform>Pegar %Ln líneas</numerusform>
        </translation>
    </message>
    <message>
        <source>Number of %1</source>
        <translation>Cuántos de %1</translation>
    </message>
    <message>
        <source>Add a flower or material: type its name, like “quick 50”</source>
        <translation>Añadir una flor o un material: escriba su nombre, como «quick 50»</translation>
    </message>
    <message>
        <source>Add a line</source>
        <translation>Añadir una línea</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Precio</translation>
    </message>
    <message numerus="yes">
        <source>%n short</source>
        <translation>
            <numerusform>falta %Ln</numerusform>
            <numerusform>faltan %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>fixed price</source>
        <translation>precio fijo</translation>
    </message>
    <message>
        <source>Keep as a recipe</source>
        <translation>Guardar como escandallo</translation>
    </message>
    <message>
        <source>Keep %1 as a recipe</source>
        <translation>Guardar %1 como escandallo</translation>
    </message>
    <message>
        <source>Kept %1 as a recipe for other events</source>
        <translation>%1 guardado como escandallo para otros eventos</translation>
    </message>
    <message>
        <source>Updated the recipe %1</source>
        <translation>Escandallo %1 actualizado</translation>
    </message>
    <message>
        <source>to the ceremony</source>
        <translation>a la ceremonia</translation>
    </message>
    <message>
        <source>Goes to</source>
        <translation>Destino</translation>
    </message>
    <message>
        <source>Change where %1 goes</source>
        <translation>Cambiar el destino de %1</translation>
    </message>
    <message>
        <source>Unpin this price, which stays the same</source>
        <translation>Liberar este precio (sigue igual)</translation>
    </message>
    <message>
        <source>none on any list</source>
        <translation>en ninguna lista</translation>
    </message>
    <message>
        <source>Unpin this price: %1 today (event %2)</source>
        <translation>Liberar este precio: hoy %1 (evento %2)</translation>
    </message>
    <message>
        <source>Unpin the price of %1</source>
        <translation>Liberar el precio de %1</translation>
    </message>
    <message>
        <source>Pin this price</source>
        <translation>Fijar este precio</translation>
    </message>
    <message>
        <source>Pin the price of %1</source>
        <translation>Fijar el precio de %1</translation>
    </message>
    <message>
        <source>Show in Hire</source>
        <translation>Ver en Alquiler</translation>
    </message>
    <message>
        <source>The line was deleted meanwhile; “%1” was not stored.</source>
        <translation>La línea se ha eliminado entretanto; «%1» no se ha guardado.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::GroupPrice</name>
    <message>
        <source>Use the calculated price</source>
        <translation>Usar el precio calculado</translation>
    </message>
    <message>
        <source>Fixed price</source>
        <translation>Precio fijo</translation>
    </message>
    <message>
        <source>Fixed price of %1, incl. tax</source>
        <translation>Precio fijo de %1, con IVA</translation>
    </message>
    <message>
        <source>incl. tax; calculated %1</source>
        <translation>con IVA; calculado %1</translation>
    </message>
    <message>
        <source>%1 (−%2)</source>
        <translation>%1 (−%2)</translation>
    </message>
    <message>
        <source>%1 (+%2)</source>
        <translation>%1 (+%2)</translation>
    </message>
    <message>
        <source>%1 each (−%2 in all)</source>
        <translation>%1 cada uno (−%2 en total)</translation>
    </message>
    <message>
        <source>%1 each (+%2 in all)</source>
        <translation>%1 cada uno (+%2 en total)</translation>
    </message>
    <message>
        <source>Round to %1</source>
        <translation>Redondear a %1</translation>
    </message>
    <message>
        <source>Fix…</source>
        <translation>Fijar…</translation>
    </message>
    <message>
        <source>As calculated</source>
        <translation>Según el cálculo</translation>
    </message>
    <message>
        <source>“%1” is not a price.</source>
        <translation>«%1» no es un precio.</translation>
    </message>
    <message>
        <source>Fix the price of %1</source>
        <translation>Poner precio fijo a %1</translation>
    </message>
    <message>
        <source>Use the calculated price of %1</source>
        <translation>Usar el precio calculado de %1</translation>
    </message>
    <message>
        <source>Calculated</source>
        <translation>Calculado</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::GroupStory</name>
    <message>
        <source>What the proposal says about it</source>
        <translation>Lo que el presupuesto dice de esto</translation>
    </message>
    <message>
        <source>Describe %1</source>
        <translation>Describir %1</translation>
    </message>
    <message>
        <source>What the proposal says about %1</source>
        <translation>Lo que el presupuesto dice de %1</translation>
    </message>
    <message numerus="yes">
        <source>Add %n pictures to %1</source>
        <translation>
            <numerusform>Añadir %Ln imagen a %1</numerusform>
            <numerusform>Añadir %Ln imágenes a %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::HeadSorting</name>
    <message>
        <source>Sort by</source>
        <translation>Ordenar por</translation>
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
    <name>stemdesk::ui::HelpPanel</name>
    <message>
        <source>Close the help</source>
        <translation>Cerrar la ayuda</translation>
    </message>
    <message>
        <source>All shortcuts</source>
        <translation>Todos los atajos</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a key and what it does</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Help: %1</source>
        <translation>Ayuda: %1</translation>
    </message>
    <message>
        <source>Read more</source>
        <translation>Más sobre esto</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::HelpTexts</name>
    <message>
        <source>Today</source>
        <translation>Hoy</translation>
    </message>
    <message>
        <source>What the next weeks bring and what has to be ordered by when.</source>
        <translation>Lo que traen las próximas semanas y qué hay que pedir, y para cuándo.</translation>
    </message>
    <message>
        <source>Click an event to open it. Ctrl+N begins a new one.</source>
        <translation>Haga clic en un evento para abrirlo. Ctrl+N empieza uno nuevo.</translation>
    </message>
    <message>
        <source>“Order by” counts back from the day of the event; a click opens its order sheet.</source>
        <translation>«Pedir hasta el» cuenta hacia atrás desde el día del evento; un clic abre la hoja de pedido.</translation>
    </message>
    <message>
        <source>Ctrl+K finds any event, flower, supplier or command from everywhere.</source>
        <translation>Ctrl+K encuentra desde cualquier sitio un evento, una flor, un proveedor o una acción.</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Eventos</translation>
    </message>
    <message>
        <source>Every event of the shop, as a table, a board by status, or a calendar.</source>
        <translation>Todos los eventos de la tienda, en tabla, por estado o en calendario.</translation>
    </message>
    <message>
        <source>Search finds an event by its name, client or place.</source>
        <translation>La búsqueda encuentra un evento por su nombre, cliente o lugar.</translation>
    </message>
    <message>
        <source>On the board, drag a card to another column to change its status.</source>
        <translation>En el tablero, arrastre una tarjeta a otra columna para cambiar su estado.</translation>
    </message>
    <message>
        <source>In the calendar, drag an event to another day to move it.</source>
        <translation>En el calendario, arrastre un evento a otro día para moverlo.</translation>
    </message>
    <message>
        <source>Save a recurring event as a template, and start the next one from it.</source>
        <translation>Guarde como plantilla un evento que se repite y empiece desde ella.</translation>
    </message>
    <message>
        <source>An event</source>
        <translation>Un evento</translation>
    </message>
    <message>
        <source>Build the recipe on the left; the price, the cost and the margin follow on the right.</source>
        <translation>Componga el escandallo a la izquierda; el precio, el coste y el margen siguen a la derecha.</translation>
    </message>
    <message>
        <source>Add a flower by a part of its name and length, like “quick 50”. “12 x quick 50” sets the quantity too.</source>
        <translation>Añada una flor con parte de su nombre y la longitud, como «quick 50». «12 x quick 50» pone también la cantidad.</translation>
    </message>
    <message>
        <source>Copy rows from a spreadsheet and paste them into the same field: name and quantity.</source>
        <translation>Copie filas de una hoja de cálculo y péguelas en el mismo campo: nombre y cantidad.</translation>
    </message>
    <message>
        <source>× 8 beside the name of an arrangement makes eight of it. Drag lines to move them.</source>
        <translation>× 8 junto al nombre de un arreglo hace ocho. Arrastre las líneas para moverlas.</translation>
    </message>
    <message>
        <source>Products</source>
        <translation>Productos</translation>
    </message>
    <message>
        <source>The flowers and materials that you use, each with its varieties and stem lengths.</source>
        <translation>Las flores y materiales que usa, con sus variedades y longitudes de tallo.</translation>
    </message>
    <message>
        <source>Click a cell and type to change it. Enter keeps it, Escape does not.</source>
        <translation>Haga clic en una celda y escriba. Intro lo conserva, Esc no.</translation>
    </message>
    <message>
        <source>Select several rows, then change one of them: the others follow.</source>
        <translation>Seleccione varias filas y cambie una: las demás la siguen.</translation>
    </message>
    <message>
        <source>Ctrl+I brings in a wholesaler’s file: CSV, XLSX or ODS, with its prices.</source>
        <translation>Ctrl+I trae el archivo de un mayorista: CSV, XLSX u ODS, con sus precios.</translation>
    </message>
    <message>
        <source>The panel on the right shows packs, suppliers and what a variety has cost.</source>
        <translation>El panel de la derecha muestra paquetes, proveedores y lo que ha costado una variedad.</translation>
    </message>
    <message>
        <source>Suppliers</source>
        <translation>Proveedores</translation>
    </message>
    <message>
        <source>Who you buy from, what they supply, and what they still have to deliver.</source>
        <translation>A quién compra, qué suministran y qué les falta por entregar.</translation>
    </message>
    <message>
        <source>A minimum order is checked on every order sheet.</source>
        <translation>El pedido mínimo se comprueba en cada hoja de pedido.</translation>
    </message>
    <message>
        <source>Archive a supplier that you no longer use; old orders keep the name.</source>
        <translation>Archive un proveedor que ya no usa; los pedidos antiguos conservan el nombre.</translation>
    </message>
    <message>
        <source>“Open orders” shows what was ordered but has not come in yet.</source>
        <translation>«Pedidos pendientes» muestra lo pedido que aún no ha llegado.</translation>
    </message>
    <message>
        <source>Price lists</source>
        <translation>Listas de precios</translation>
    </message>
    <message>
        <source>What flowers cost, and from which day. Events use the newest list that has a price.</source>
        <translation>Lo que cuestan las flores y desde qué día. Los eventos usan la lista más nueva que tenga un precio.</translation>
    </message>
    <message>
        <source>Make next season’s list from this one, with all prices raised by a percentage.</source>
        <translation>Haga de esta lista la de la próxima temporada, subiendo todos los precios en un porcentaje.</translation>
    </message>
    <message>
        <source>“Import prices” brings in a wholesaler’s file; first you see what would change.</source>
        <translation>«Importar precios» trae el archivo de un mayorista; antes ve qué cambia.</translation>
    </message>
    <message>
        <source>An event can be pinned to a list, so that a sent quote keeps its prices.</source>
        <translation>Un evento puede fijarse a una lista, para que un presupuesto enviado conserve sus precios.</translation>
    </message>
    <message>
        <source>Compare two lists, or two suppliers, to see what has become dearer or what a pack costs at each.</source>
        <translation>Compare dos listas o dos proveedores para ver qué ha subido, o cuánto cuesta un paquete en cada uno.</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>Pedidos</translation>
    </message>
    <message>
        <source>Choose events or a week: the stems are added up and rounded to whole packs.</source>
        <translation>Elija eventos o una semana: los tallos se suman y se redondean a paquetes enteros.</translation>
    </message>
    <message>
        <source>Each supplier has a card. Print it, save it, or copy it as an e-mail.</source>
        <translation>Cada proveedor tiene una tarjeta. Imprímala, guárdela o cópiela como correo.</translation>
    </message>
    <message>
        <source>Colours and categories</source>
        <translation>Colores y categorías</translation>
    </message>
    <message>
        <source>The words you sort flowers by. Colours have a swatch.</source>
        <translation>Las palabras con las que ordena las flores. Los colores tienen una muestra.</translation>
    </message>
    <message>
        <source>A new colour with a known name has its swatch at once; a double click changes it.</source>
        <translation>Un color nuevo de nombre conocido tiene su muestra enseguida; un doble clic la cambia.</translation>
    </message>
    <message>
        <source>The counts show where a word is used; click them to see.</source>
        <translation>Los números muestran dónde se usa una palabra; haga clic en ellos.</translation>
    </message>
    <message>
        <source>Renaming a word renames it everywhere.</source>
        <translation>Cambiar el nombre de una palabra lo cambia en todas partes.</translation>
    </message>
    <message>
        <source>The words that every shop starts with cannot be deleted.</source>
        <translation>Las palabras con las que empieza toda tienda no se pueden eliminar.</translation>
    </message>
    <message>
        <source>Integrations</source>
        <translation>Integraciones</translation>
    </message>
    <message>
        <source>Lets your website, till or bookkeeping read and change the shop’s data.</source>
        <translation>Permite que su web, caja o contabilidad lean y cambien los datos de la tienda.</translation>
    </message>
    <message>
        <source>Give each program its own key, so that you can revoke it.</source>
        <translation>Dé a cada programa su propia clave, para poder revocarla.</translation>
    </message>
    <message>
        <source>A key is shown once. Copy it before you close the panel.</source>
        <translation>Una clave se muestra una sola vez. Cópiela antes de cerrar.</translation>
    </message>
    <message>
        <source>The log shows what programs asked for and what went wrong.</source>
        <translation>El registro muestra qué pidieron los programas y qué falló.</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>The shop’s name, currency, tax and markups, and how the window looks.</source>
        <translation>El nombre, la moneda, el IVA y los multiplicadores de la tienda, y el aspecto de la ventana.</translation>
    </message>
    <message>
        <source>A markup is what costs are multiplied by; each kind of product has its own.</source>
        <translation>El multiplicador multiplica los costes; cada tipo de producto tiene el suyo.</translation>
    </message>
    <message>
        <source>Backups are made every day; here one can be restored.</source>
        <translation>Cada día se hace una copia de seguridad; aquí se puede restaurar una.</translation>
    </message>
    <message>
        <source>Several shops can be kept in one program.</source>
        <translation>Un solo programa puede llevar varias tiendas.</translation>
    </message>
    <message>
        <source>Choose the language and a light or dark window.</source>
        <translation>Elija el idioma y una ventana clara u oscura.</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>En todas partes</translation>
    </message>
    <message>
        <source>Find anything</source>
        <translation>Buscar de todo</translation>
    </message>
    <message>
        <source>New entry on this page</source>
        <translation>Nuevo, según la página</translation>
    </message>
    <message>
        <source>Search this page</source>
        <translation>Buscar en esta página</translation>
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
        <source>The pages, from the top</source>
        <translation>Las páginas, desde arriba</translation>
    </message>
    <message>
        <source>To the note at the bottom</source>
        <translation>Al mensaje de abajo</translation>
    </message>
    <message>
        <source>Import a file (Products, Price lists)</source>
        <translation>Importar un archivo (Productos, Listas de precios)</translation>
    </message>
    <message>
        <source>Help for this page</source>
        <translation>Ayuda de esta página</translation>
    </message>
    <message>
        <source>All shortcuts</source>
        <translation>Todos los atajos</translation>
    </message>
    <message>
        <source>In tables</source>
        <translation>En las tablas</translation>
    </message>
    <message>
        <source>Edit the cell; or just type</source>
        <translation>Editar la celda; o simplemente escribir</translation>
    </message>
    <message>
        <source>Copy the selected rows</source>
        <translation>Copiar las filas seleccionadas</translation>
    </message>
    <message>
        <source>Paste rows from a spreadsheet</source>
        <translation>Pegar filas de una hoja de cálculo</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplicar</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>In a field</source>
        <translation>En un campo</translation>
    </message>
    <message>
        <source>Keep what is typed</source>
        <translation>Conservar lo escrito</translation>
    </message>
    <message>
        <source>Undo what is typed</source>
        <translation>Deshacer lo escrito</translation>
    </message>
    <message>
        <source>+7, sat, 9/1</source>
        <translation>+7, sáb, 9/1</translation>
    </message>
    <message>
        <source>Dates: in a week, on Saturday, a day and month</source>
        <translation>Fechas: dentro de una semana, el sábado, día y mes</translation>
    </message>
    <message>
        <source>Calendar, in a date field</source>
        <translation>Calendario, en un campo de fecha</translation>
    </message>
    <message>
        <source>In an event</source>
        <translation>En un evento</translation>
    </message>
    <message>
        <source>Back to the events</source>
        <translation>Volver a los eventos</translation>
    </message>
    <message>
        <source>New arrangement</source>
        <translation>Nuevo arreglo</translation>
    </message>
    <message>
        <source>Replace the flower of the line</source>
        <translation>Cambiar la flor de la línea</translation>
    </message>
    <message>
        <source>Follow the advice that saves a pack</source>
        <translation>Seguir el consejo que ahorra un paquete</translation>
    </message>
    <message>
        <source>Add the e-mail address; orders are sent to it.</source>
        <translation>Añada el correo electrónico; los pedidos se envían a él.</translation>
    </message>
    <message>
        <source>Only programs with a key from here get in.</source>
        <translation>Solo entran los programas con una clave creada aquí.</translation>
    </message>
    <message>
        <source>Advice shows where a few stems more or fewer save a pack; Ctrl+. follows it.</source>
        <translation>El consejo muestra dónde unos tallos más o menos ahorran un paquete; Ctrl+. lo sigue.</translation>
    </message>
    <message>
        <source>Clients</source>
        <translation>Clientes</translation>
    </message>
    <message>
        <source>Clients, planners and venues, with their events and what they owe.</source>
        <translation>Clientes, organizadores y lugares, con sus eventos y lo que deben.</translation>
    </message>
    <message>
        <source>Add the e-mail address; quotes are sent to it.</source>
        <translation>Añada el correo electrónico; los presupuestos se envían a él.</translation>
    </message>
    <message>
        <source>Their events are on the right, with what is still to be paid.</source>
        <translation>A la derecha están sus eventos, con lo que falta por pagar.</translation>
    </message>
    <message>
        <source>Quotes and invoices that were sent keep the name and address they were made with.</source>
        <translation>Los presupuestos y facturas enviados conservan el nombre y la dirección originales.</translation>
    </message>
    <message>
        <source>“Clients” lists payments that are due, quotes without an answer and follow-ups. The card at the top shows old price lists and the last backup.</source>
        <translation>«Clientes» muestra los pagos que vencen, los presupuestos sin respuesta y los seguimientos. La tarjeta de arriba nombra las listas de precios antiguas y la última copia.</translation>
    </message>
    <message>
        <source>“Pricing” sets markups, labour and fees. “Quotes” freezes what is sent; “Payments” records what comes in, and issues invoices.</source>
        <translation>«Precios» fija multiplicadores, mano de obra y gastos adicionales. «Presupuestos» conserva lo que se envía; «Pagos» registra lo que entra y emite facturas.</translation>
    </message>
    <message>
        <source>Accept the chosen quote</source>
        <translation>Aceptar el presupuesto elegido</translation>
    </message>
    <message>
        <source>Next part of the window</source>
        <translation>Parte siguiente de la ventana</translation>
    </message>
    <message>
        <source>Next cell, while editing</source>
        <translation>Celda siguiente, mientras se edita</translation>
    </message>
    <message>
        <source>Ctrl+I imports clients from CSV, XLSX or ODS; possible duplicates are shown first.</source>
        <translation>Ctrl+I importa clientes de CSV, XLSX u ODS; los posibles duplicados se muestran antes.</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Finanzas</translation>
    </message>
    <message>
        <source>Who owes what, by due date, and every invoice of the shop.</source>
        <translation>Quién debe qué, por vencimiento, y todas las facturas de la tienda.</translation>
    </message>
    <message>
        <source>Enter opens the event’s payments.</source>
        <translation>Intro abre los pagos del evento.</translation>
    </message>
    <message>
        <source>“All dates” narrows both lists to a month, a quarter or a year.</source>
        <translation>«Todas las fechas» limita ambas listas a un mes, un trimestre o un año.</translation>
    </message>
    <message>
        <source>“Export invoices” and “Export payments” make the accountant’s tables for those dates.</source>
        <translation>«Exportar facturas» y «Exportar pagos» crean para esas fechas las tablas para el contable.</translation>
    </message>
    <message>
        <source>Hire</source>
        <translation>Alquiler</translation>
    </message>
    <message>
        <source>What you hire out: how many are free on each day, and what came back.</source>
        <translation>Lo que alquila: cuánto queda libre cada día y qué ha vuelto.</translation>
    </message>
    <message>
        <source>The panel lists the events that hold an item. Type there how many you own.</source>
        <translation>El panel nombra los eventos que ocupan cada artículo. Escriba ahí cuántos tiene.</translation>
    </message>
    <message>
        <source>Only approved events hold items, from some days before the event to some days after.</source>
        <translation>Solo los eventos aprobados ocupan artículos, desde unos días antes hasta unos días después.</translation>
    </message>
    <message>
        <source>Under “Returns”, Space checks in the chosen rows. Losses can be taken off the stock.</source>
        <translation>En «Devoluciones», la barra espaciadora registra las filas elegidas. Las pérdidas se pueden descontar de las existencias.</translation>
    </message>
    <message>
        <source>Week</source>
        <translation>Semana</translation>
    </message>
    <message>
        <source>What is to be done on each day and by whom, what arrives and what is designed.</source>
        <translation>Qué hay que hacer cada día y quién, qué llega y qué se confecciona.</translation>
    </message>
    <message>
        <source>An approved event gets the tasks that are set up in Settings. Late tasks of earlier weeks stand above today’s.</source>
        <translation>Un evento aprobado recibe las tareas definidas en Ajustes. Las tareas atrasadas de semanas anteriores están encima de las de hoy.</translation>
    </message>
    <message>
        <source>Drag a task to another day, or move it with Ctrl and an arrow key.</source>
        <translation>Arrastre una tarea a otro día, o llévela con Ctrl y una flecha.</translation>
    </message>
    <message>
        <source>Space ticks a task. Enter opens it, Delete removes it.</source>
        <translation>La barra espaciadora marca una tarea. Intro la abre, Supr la borra.</translation>
    </message>
    <message>
        <source>Choose a day’s heading to see how many stems arrive and are designed.</source>
        <translation>Elija el encabezado de un día para ver cuántos tallos llegan y se confeccionan.</translation>
    </message>
    <message>
        <source>In Week and Hire</source>
        <translation>En la semana y el alquiler</translation>
    </message>
    <message>
        <source>Move the task to the next day; in Hire, a week on</source>
        <translation>Llevar la tarea al día siguiente; una semana más en Alquiler</translation>
    </message>
    <message>
        <source>Tick the task; check in the chosen rows</source>
        <translation>Marcar la tarea; registrar las filas elegidas</translation>
    </message>
    <message>
        <source>When the flowers arrive, type what came in, what it cost and what was not good.</source>
        <translation>Cuando lleguen las flores, anote qué ha entrado, cuánto costó y qué no estaba bien.</translation>
    </message>
    <message>
        <source>“Mark as ordered” keeps the sheet; after a change only what is new is ordered.</source>
        <translation>«Marcar como pedida» guarda la hoja; tras un cambio solo se pide lo nuevo.</translation>
    </message>
    <message>
        <source>Series</source>
        <translation>Series</translation>
    </message>
    <message>
        <source>What you make again and again. A series copies an event early enough to be bought for.</source>
        <translation>Lo que hace una y otra vez. Una serie copia un evento con tiempo para comprar lo necesario.</translation>
    </message>
    <message>
        <source>Its events are events like others. What you change in one is changed in that one alone; the line above it offers the following ones, or all.</source>
        <translation>Sus eventos son eventos como los demás. Lo que cambia en uno cambia solo en ese; la línea de encima ofrece los siguientes, o todos.</translation>
    </message>
    <message>
        <source>Delete an event to leave a week out, or write the day under “Skipped days”.</source>
        <translation>Elimine un evento para saltarse una semana, o escriba el día en «Días omitidos».</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Cifras</translation>
    </message>
    <message>
        <source>A month or a year added up: money, events, waste and enquiries, beside the one before.</source>
        <translation>Un mes o un año sumado: finanzas, eventos, mermas y consultas, junto al anterior.</translation>
    </message>
    <message>
        <source>Choose a figure’s name to see what it adds up.</source>
        <translation>Elija el nombre de una cifra para ver de qué es la suma.</translation>
    </message>
    <message>
        <source>Invoices and payments count by their day, events by their first day once they are approved.</source>
        <translation>Las facturas y los pagos cuentan por su día; los eventos, por su primer día una vez aprobados.</translation>
    </message>
    <message>
        <source>Payments are listed by the tax rates of the invoices they pay.</source>
        <translation>Los pagos figuran por los tipos de IVA de las facturas que pagan.</translation>
    </message>
    <message>
        <source>“Save PDF…” and “Save Excel…” are for the accountant.</source>
        <translation>«Guardar PDF…» y «Guardar Excel…» son para la asesoría.</translation>
    </message>
    <message>
        <source>Lists what was accepted, paid or invoiced. “Invoice the month” issues one invoice for each client who gets one; “Remind” drafts messages to those who are late.</source>
        <translation>Aparece lo aceptado, pagado o facturado. «Facturar el mes» emite una factura a cada cliente que recibe una; «Recordar» redacta mensajes a los que se retrasan.</translation>
    </message>
    <message>
        <source>Next tab of the page</source>
        <translation>Pestaña siguiente de la página</translation>
    </message>
    <message>
        <source>Payment plan</source>
        <translation>Plan de pagos</translation>
    </message>
    <message>
        <source>When a client pays which part. The shop has a plan in Settings; an event can have one of its own.</source>
        <translation>Cuándo paga el cliente cada parte. La tienda tiene un plan en Ajustes; un evento puede tener el suyo.</translation>
    </message>
    <message>
        <source>A part is a share like 25%, or an amount. The last row is the rest, so the parts always add up to the price.</source>
        <translation>Un plazo es una parte como 25&#xa0;% o un importe. La última fila es el resto, así que siempre suman el precio.</translation>
    </message>
    <message>
        <source>A part is due on acceptance, on a day, or some days before or after the event.</source>
        <translation>Un plazo vence al aceptar, en una fecha, o unos días antes o después del evento.</translation>
    </message>
    <message>
        <source>Payments fill the parts in their order. “Invoice this part” issues an invoice for it alone.</source>
        <translation>Los pagos cubren los plazos por orden. «Facturar este plazo» emite la factura de ese plazo.</translation>
    </message>
    <message>
        <source>Changing the shop’s plan changes events without a plan of their own. Those that are agreed, from “Approved” on or with an accepted quote, an invoice or a payment, keep what they had.</source>
        <translation>Cambiar el plan de la tienda cambia los eventos sin plan propio. Los acordados, desde «Aprobado» o con un presupuesto aceptado, una factura o un pago, conservan el que tenían.</translation>
    </message>
    <message>
        <source>Spare stems</source>
        <translation>Tallos de reserva</translation>
    </message>
    <message>
        <source>A few per cent more than the designs need, for stems that break or do not open.</source>
        <translation>Un pequeño porcentaje más de lo que piden los arreglos, para tallos que se rompen o no abren.</translation>
    </message>
    <message>
        <source>Settings has a percentage for each type of product. A variety can have its own, in its panel on Products.</source>
        <translation>Ajustes tiene un porcentaje por tipo de producto. Una variedad puede tener el suyo, en su panel de Productos.</translation>
    </message>
    <message>
        <source>Spare stems are added before packs are rounded up. Where a pack has some left over anyway, they cost nothing more.</source>
        <translation>La reserva se suma antes de redondear a paquetes enteros. Si de todos modos sobra, no cuesta más.</translation>
    </message>
    <message>
        <source>What they cost counts as left over, never as part of an arrangement.</source>
        <translation>Su coste cuenta como sobrante, nunca como parte de un arreglo.</translation>
    </message>
    <message>
        <source>Hired items have no spare.</source>
        <translation>Lo alquilado no lleva reserva.</translation>
    </message>
    <message>
        <source>Tax</source>
        <translation>IVA</translation>
    </message>
    <message>
        <source>A price list says which tax its prices have; a tax group is a rate by name.</source>
        <translation>Una lista de precios dice qué IVA llevan; un grupo de IVA es un tipo con nombre.</translation>
    </message>
    <message>
        <source>Prices on a list are excl. tax. Its tax is added, then the markup multiplies: what the client pays has tax in it.</source>
        <translation>Los precios de una lista van sin IVA. Se suma el IVA y luego multiplica: el precio del cliente lo incluye.</translation>
    </message>
    <message>
        <source>Labour, fees and travel have the default tax group from Settings, or the one chosen under “Pricing”.</source>
        <translation>Mano de obra, gastos y desplazamiento llevan el grupo por defecto de Ajustes, o el elegido en «Precios».</translation>
    </message>
    <message>
        <source>A quote or invoice adds up each rate by itself. Amounts are rounded once, so that they add up to the cent.</source>
        <translation>Presupuestos y facturas suman cada tipo aparte. Se redondea una sola vez, y todo cuadra al céntimo.</translation>
    </message>
    <message>
        <source>If you charge no tax, tick “Charge no tax” in Settings and write the reason for your invoices.</source>
        <translation>Si no cobra IVA, marque «No cobrar IVA» en Ajustes y escriba el motivo que figurará en las facturas.</translation>
    </message>
    <message>
        <source>Importing a file</source>
        <translation>Importar un archivo</translation>
    </message>
    <message>
        <source>A wholesaler’s price list or your address book as it is: CSV, XLSX or ODS.</source>
        <translation>La lista de un mayorista o su agenda tal como están: CSV, XLSX u ODS.</translation>
    </message>
    <message>
        <source>Each column is matched with its meaning; check the samples below it. The next file with these columns is matched the same way.</source>
        <translation>Cada columna recibe su significado; revise los ejemplos debajo. El próximo archivo con estas columnas se reconocerá igual.</translation>
    </message>
    <message>
        <source>The preview shows what is new, what changes, and each row that cannot be read, with the reason.</source>
        <translation>La vista previa muestra lo nuevo, lo que cambia y cada fila que no se puede leer, con el motivo.</translation>
    </message>
    <message>
        <source>Packs, minimums and codes belong to the supplier of the row: one wholesaler’s file changes nothing of another’s.</source>
        <translation>Paquetes, mínimos y códigos son del proveedor de la fila: el archivo de un mayorista no cambia nada de otro.</translation>
    </message>
    <message>
        <source>“Past imports…” lists every import. Each can be reverted as a whole, whenever you like.</source>
        <translation>«Importaciones…» muestra cada importación. Cada una se puede deshacer entera, cuando quiera.</translation>
    </message>
    <message>
        <source>Pinned prices</source>
        <translation>Precios fijados</translation>
    </message>
    <message>
        <source>What was agreed stays agreed: an approved event keeps the price of every line.</source>
        <translation>Lo acordado queda acordado: un evento aprobado conserva el precio de cada línea.</translation>
    </message>
    <message>
        <source>Settings decide whether approval pins prices. Under “Pricing” you can pin or unpin them yourself.</source>
        <translation>Los ajustes deciden si la aprobación fija los precios. En «Precios» se fijan o se sueltan a mano.</translation>
    </message>
    <message>
        <source>While prices are pinned, newer lists, packs and markups change nothing in the event.</source>
        <translation>Mientras los precios están fijados, listas, paquetes y multiplicadores nuevos no cambian nada del evento.</translation>
    </message>
    <message>
        <source>“Unpin prices…” shows line by line what would change, before anything does.</source>
        <translation>«Liberar precios…» muestra línea a línea qué cambiaría, antes de hacerlo.</translation>
    </message>
    <message>
        <source>A new line takes today’s price and keeps it. Copies of an event start with today’s prices.</source>
        <translation>Una línea nueva toma el precio de hoy y lo conserva. Las copias de un evento empiezan con los precios de hoy.</translation>
    </message>
    <message>
        <source>Statements and reminders</source>
        <translation>Extractos y recordatorios</translation>
    </message>
    <message>
        <source>Who owes you what, said to the client in plain words.</source>
        <translation>Quién le debe qué, dicho al cliente con palabras claras.</translation>
    </message>
    <message>
        <source>“Statement of account…” on a client lists invoices and payments between two days, as a PDF or a draft e-mail.</source>
        <translation>«Extracto de cuenta…» de un cliente lista facturas y pagos entre dos días, en PDF o como borrador de correo.</translation>
    </message>
    <message>
        <source>“Remind…” on Money drafts a message to each client who is late: friendly, second or last. Nothing is sent by itself.</source>
        <translation>«Enviar recordatorio…» en Finanzas redacta un mensaje a cada cliente atrasado: amable, segundo o último. Nada se envía solo.</translation>
    </message>
    <message>
        <source>Note a reminder once it is sent: the invoice remembers the day and the tone.</source>
        <translation>Anote un recordatorio cuando lo haya enviado: la factura recuerda el día y el tono.</translation>
    </message>
    <message>
        <source>A client with one invoice for the whole month is invoiced with “Invoice the month…” on Money.</source>
        <translation>A un cliente con una factura al mes se le factura con «Facturar el mes…» en Finanzas.</translation>
    </message>
    <message>
        <source>A figure shows how many are free that day; a red one with a minus, how many are short. One in brackets shows how many are out, if you have not said how many you own.</source>
        <translation>La cifra es lo que aún queda libre ese día y, en rojo con signo menos, lo que falta; entre paréntesis, lo que está fuera, si no indica cuántos tiene.</translation>
    </message>
    <message>
        <source>Begin one with “New series”, or with “Repeat…” in the menu of an event.</source>
        <translation>Empiece una con «Nueva serie» o con «Repetir…» en el menú de un evento.</translation>
    </message>
    <message>
        <source>Several events can take turns: choose “Add to a series” in the menu of an event.</source>
        <translation>Varios eventos pueden turnarse: elija «Añadir a una serie» en el menú de un evento.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::HireGrid</name>
    <message>
        <source>What is free on each day</source>
        <translation>Qué queda libre cada día</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::HireModel</name>
    <message>
        <source>%1 (%2)</source>
        <comment>event and units</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 out</source>
        <comment>units</comment>
        <translation>%1 fuera</translation>
    </message>
    <message>
        <source>%1 short</source>
        <comment>units</comment>
        <translation>faltan %1</translation>
    </message>
    <message>
        <source>%1 of %2 free</source>
        <comment>units</comment>
        <translation>%1 de %2 libres</translation>
    </message>
    <message>
        <source>%1, %2 owned</source>
        <translation>%1, %2 propios</translation>
    </message>
    <message>
        <source>%1, not counted</source>
        <translation>%1, sin contar</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>Artículo</translation>
    </message>
    <message>
        <source>Owned</source>
        <translation>Propios</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::HirePage</name>
    <message>
        <source>Hire</source>
        <translation>Alquiler</translation>
    </message>
    <message>
        <source>Earlier days</source>
        <translation>Días anteriores</translation>
    </message>
    <message>
        <source>Later days</source>
        <translation>Días posteriores</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Hoy</translation>
    </message>
    <message>
        <source>What do you hire out? Vases, arches and stands that you add under Products as hire are listed here, with what is free of them on each day.</source>
        <translation>¿Qué alquila? Los jarrones, arcos y soportes que añada en Productos como alquiler aparecen aquí, con lo que queda libre cada día.</translation>
    </message>
    <message>
        <source>Products</source>
        <translation>Productos</translation>
    </message>
    <message>
        <source>No matching items.</source>
        <translation>Ningún artículo coincide.</translation>
    </message>
    <message>
        <source>Search items…</source>
        <translation>Buscar artículos…</translation>
    </message>
    <message>
        <source>Days</source>
        <translation>Días</translation>
    </message>
    <message>
        <source>Returns</source>
        <translation>Devoluciones</translation>
    </message>
    <message>
        <source>the chosen item</source>
        <translation>el artículo elegido</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>Del %1 al %2</translation>
    </message>
    <message>
        <source>Everything is checked in</source>
        <translation>Todo está registrado</translation>
    </message>
    <message numerus="yes">
        <source>%n events to check in</source>
        <translation>
            <numerusform>%n devolución por registrar</numerusform>
            <numerusform>%n devoluciones por registrar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n items</source>
        <translation>
            <numerusform>%n artículo</numerusform>
            <numerusform>%n artículos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n short</source>
        <translation>
            <numerusform>falta %n</numerusform>
            <numerusform>faltan %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Short</source>
        <translation>Faltan</translation>
    </message>
    <message>
        <source>Only what is short on one of these days or in the next four weeks</source>
        <translation>Solo lo que falta alguno de estos días o en las próximas cuatro semanas</translation>
    </message>
    <message>
        <source>free</source>
        <translation>libres</translation>
    </message>
    <message>
        <source>none free</source>
        <translation>ninguno libre</translation>
    </message>
    <message>
        <source>short</source>
        <translation>faltan</translation>
    </message>
    <message>
        <source>out, not counted</source>
        <translation>fuera, sin contar</translation>
    </message>
    <message>
        <source>today</source>
        <translation>hoy</translation>
    </message>
    <message>
        <source>below: nothing out</source>
        <translation>debajo: nada</translation>
    </message>
    <message>
        <source>all free</source>
        <translation>todos libres</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::HiredDelegate</name>
    <message>
        <source>sold</source>
        <translation>venta</translation>
    </message>
    <message>
        <source>hired out</source>
        <translation>alquiler</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::HistoryModel</name>
    <message>
        <source>Today</source>
        <translation>Hoy</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Día</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Hora</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Qué</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Origen</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::HistoryTab</name>
    <message>
        <source>Changes</source>
        <translation>Cambios</translation>
    </message>
    <message>
        <source>You’ll see every change to this event here: what was changed, when and by whom.</source>
        <translation>Aquí verá cada cambio de este evento: qué, cuándo y quién.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::HistoryWords</name>
    <message>
        <source>Event created</source>
        <translation>Se creó el evento</translation>
    </message>
    <message>
        <source>Deleted event restored</source>
        <translation>Se recuperó el evento eliminado</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Short name</source>
        <translation>Nombre corto</translation>
    </message>
    <message>
        <source>External ID</source>
        <translation>ID externo</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Client</source>
        <translation>Cliente</translation>
    </message>
    <message>
        <source>Second client</source>
        <translation>Segundo cliente</translation>
    </message>
    <message>
        <source>Ceremony address</source>
        <translation>Dirección de la ceremonia</translation>
    </message>
    <message>
        <source>Venue address</source>
        <translation>Dirección del lugar</translation>
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
        <translation>Lugar desde</translation>
    </message>
    <message>
        <source>Venue until</source>
        <translation>Lugar hasta</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>Presupuesto máximo</translation>
    </message>
    <message>
        <source>Guests</source>
        <translation>Invitados</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Mesas</translation>
    </message>
    <message>
        <source>Palette</source>
        <translation>Paleta</translation>
    </message>
    <message>
        <source>Description changed</source>
        <translation>Descripción cambiada</translation>
    </message>
    <message>
        <source>Links changed</source>
        <translation>Enlaces cambiados</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
    <message>
        <source>Contacts changed</source>
        <translation>Contactos cambiados</translation>
    </message>
    <message>
        <source>Source of the enquiry</source>
        <translation>Origen de la consulta</translation>
    </message>
    <message>
        <source>Follow up on</source>
        <translation>Seguimiento el</translation>
    </message>
    <message>
        <source>Reason it was lost</source>
        <translation>Motivo de la pérdida</translation>
    </message>
    <message>
        <source>Quote %1 created</source>
        <translation>Presupuesto %1 creado</translation>
    </message>
    <message>
        <source>Quote %1 accepted</source>
        <translation>Presupuesto %1 aceptado</translation>
    </message>
    <message>
        <source>Quote %1 declined</source>
        <translation>Presupuesto %1 rechazado</translation>
    </message>
    <message>
        <source>Quote %1 reopened</source>
        <translation>Presupuesto %1 abierto de nuevo</translation>
    </message>
    <message>
        <source>Quote %1 deleted</source>
        <translation>Presupuesto %1 eliminado</translation>
    </message>
    <message>
        <source>Payment plan changed</source>
        <translation>Plan de pagos modificado</translation>
    </message>
    <message>
        <source>Payment added</source>
        <translation>Pago añadido</translation>
    </message>
    <message>
        <source>Payment changed</source>
        <translation>Pago modificado</translation>
    </message>
    <message>
        <source>Day of the payment of %1</source>
        <translation>Fecha del pago de %1</translation>
    </message>
    <message>
        <source>Method of the payment of %1</source>
        <translation>Forma del pago de %1</translation>
    </message>
    <message>
        <source>Reference of the payment of %1</source>
        <translation>Referencia del pago de %1</translation>
    </message>
    <message>
        <source>Note of the payment of %1</source>
        <translation>Nota del pago de %1</translation>
    </message>
    <message>
        <source>Payment deleted</source>
        <translation>Pago eliminado</translation>
    </message>
    <message>
        <source>Invoice %1 issued</source>
        <translation>Factura %1 emitida</translation>
    </message>
    <message>
        <source>Return of %1 changed</source>
        <translation>Devolución modificada: %1</translation>
    </message>
    <message>
        <source>Credit note %1 issued</source>
        <translation>Factura rectificativa %1 emitida</translation>
    </message>
    <message>
        <source>Extra per unit</source>
        <translation>Suplemento/ud.</translation>
    </message>
    <message>
        <source>Markups changed</source>
        <translation>Multiplicadores cambiados</translation>
    </message>
    <message>
        <source>Labour changed</source>
        <translation>Mano de obra cambiada</translation>
    </message>
    <message>
        <source>Fees changed</source>
        <translation>Gastos adicionales cambiados</translation>
    </message>
    <message>
        <source>Travel changed</source>
        <translation>Desplazamiento cambiado</translation>
    </message>
    <message>
        <source>%1 added</source>
        <translation>Se añadió %1</translation>
    </message>
    <message>
        <source>%1 deleted</source>
        <translation>Se eliminó %1</translation>
    </message>
    <message>
        <source>Name of an arrangement</source>
        <translation>Nombre de un arreglo</translation>
    </message>
    <message>
        <source>Number of %1</source>
        <translation>Cuántos de %1</translation>
    </message>
    <message>
        <source>%1 hidden</source>
        <translation>Se ocultó %1</translation>
    </message>
    <message>
        <source>%1 shown again</source>
        <translation>Se volvió a mostrar %1</translation>
    </message>
    <message>
        <source>Place of %1</source>
        <translation>Posición de %1</translation>
    </message>
    <message>
        <source>Description of %1</source>
        <translation>Descripción de %1</translation>
    </message>
    <message>
        <source>Notes of %1</source>
        <translation>Notas de %1</translation>
    </message>
    <message>
        <source>Quantity of %1</source>
        <translation>Cantidad de %1</translation>
    </message>
    <message>
        <source>Supplier of %1</source>
        <translation>Proveedor de %1</translation>
    </message>
    <message>
        <source>Flower replaced</source>
        <translation>Flor sustituida</translation>
    </message>
    <message>
        <source>%1 moved</source>
        <translation>Se movió %1</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nada</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 en %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <translation>%1: %2 → %3</translation>
    </message>
    <message>
        <source>API key %1</source>
        <translation>Clave de API %1</translation>
    </message>
    <message>
        <source>Command line</source>
        <translation>Línea de comandos</translation>
    </message>
    <message>
        <source>Demo shop</source>
        <translation>Tienda de muestra</translation>
    </message>
    <message>
        <source>Discount changed</source>
        <translation>Descuento cambiado</translation>
    </message>
    <message>
        <source>Fixed price of %1</source>
        <translation>Precio fijo de %1</translation>
    </message>
    <message>
        <source>Tax</source>
        <translation>IVA</translation>
    </message>
    <message numerus="yes">
        <source>%1 hour(s)</source>
        <translation>
            <numerusform>%1 hora</numerusform>
            <numerusform>%1 horas</numerusform>
        </translation>
    </message>
    <message>
        <source>distance %1</source>
        <translation>distancia %1</translation>
    </message>
    <message>
        <source>rate %1</source>
        <translation>tarifa %1</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>Labour</source>
        <translation>Mano de obra</translation>
    </message>
    <message>
        <source>Travel</source>
        <translation>Desplazamiento</translation>
    </message>
    <message>
        <source>Discount</source>
        <translation>Descuento</translation>
    </message>
    <message>
        <source>Markup of %1</source>
        <translation>Multiplicador de %1</translation>
    </message>
    <message>
        <source>Minutes for each %1</source>
        <translation>Minutos por %1</translation>
    </message>
    <message>
        <source>Where %1 goes</source>
        <translation>Destino de %1</translation>
    </message>
    <message>
        <source>Lines with pinned prices</source>
        <translation>Líneas con precio fijado</translation>
    </message>
    <message>
        <source>Pictures changed</source>
        <translation>Imágenes cambiadas</translation>
    </message>
    <message>
        <source>Pictures of %1 changed</source>
        <translation>Imágenes de %1 cambiadas</translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s) added</source>
        <translation>
            <numerusform>%Ln imagen añadida</numerusform>
            <numerusform>%Ln imágenes añadidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s) removed</source>
        <translation>
            <numerusform>%Ln imagen quitada</numerusform>
            <numerusform>%Ln imágenes quitadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s) added to %1</source>
        <translation>
            <numerusform>%Ln imagen añadida a %1</numerusform>
            <numerusform>%Ln imágenes añadidas a %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s) removed from %1</source>
        <translation>
            <numerusform>%Ln imagen quitada de %1</numerusform>
            <numerusform>%Ln imágenes quitadas de %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Pinned price lists</source>
        <translation>Listas de precios fijadas</translation>
    </message>
    <message>
        <source>Price lists no longer pinned</source>
        <translation>Listas de precios ya no fijadas</translation>
    </message>
    <message numerus="yes">
        <source>%n price list(s) pinned</source>
        <translation>
            <numerusform>%Ln lista de precios fijada</numerusform>
            <numerusform>%Ln listas de precios fijadas</numerusform>
        </translation>
    </message>
    <message>
        <source>Pinned price lists changed</source>
        <translation>Otras listas de precios fijadas</translation>
    </message>
    <message>
        <source>Prices no longer pinned</source>
        <translation>Precios ya no fijados</translation>
    </message>
    <message numerus="yes">
        <source>Prices of %n line(s) pinned</source>
        <translation>
            <numerusform>Precio de %Ln línea fijado</numerusform>
            <numerusform>Precios de %Ln líneas fijados</numerusform>
        </translation>
    </message>
    <message>
        <source>Pinned prices changed</source>
        <translation>Precios fijados modificados</translation>
    </message>
    <message>
        <source>shop default</source>
        <translation>como en la tienda</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>A mano</translation>
    </message>
    <message>
        <source>Fee “%1” removed</source>
        <translation>Gasto adicional «%1» eliminado</translation>
    </message>
    <message>
        <source>Fee “%1” added</source>
        <translation>Gasto adicional «%1» añadido</translation>
    </message>
    <message>
        <source>Fee “%1”</source>
        <translation>Gasto adicional «%1»</translation>
    </message>
    <message>
        <source>Contact added: %1</source>
        <translation>Contacto añadido: %1</translation>
    </message>
    <message>
        <source>Contact removed: %1</source>
        <translation>Contacto quitado: %1</translation>
    </message>
    <message>
        <source>Contacts: %1 → %2</source>
        <translation>Contactos: %1 → %2</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ImportDialog</name>
    <message>
        <source>Past imports…</source>
        <translation>Importaciones…</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>Import products</source>
        <translation>Importar productos</translation>
    </message>
    <message>
        <source>Import prices</source>
        <translation>Importar precios</translation>
    </message>
    <message>
        <source>into %1</source>
        <translation>en %1</translation>
    </message>
    <message>
        <source>1 of 3: the file</source>
        <translation>1 de 3: el archivo</translation>
    </message>
    <message>
        <source>2 of 3: what its columns mean</source>
        <translation>2 de 3: qué significan sus columnas</translation>
    </message>
    <message>
        <source>3 of 3: what will happen</source>
        <translation>3 de 3: qué va a pasar</translation>
    </message>
    <message>
        <source>past imports</source>
        <translation>importaciones anteriores</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>%1 cannot be imported. %2</source>
        <translation>%1 no se puede importar. %2</translation>
    </message>
    <message>
        <source>Save the refused rows</source>
        <translation>Guardar las filas rechazadas</translation>
    </message>
    <message>
        <source>CSV table (*.csv)</source>
        <translation>Tabla CSV (*.csv)</translation>
    </message>
    <message>
        <source>refused rows of %1</source>
        <translation>filas rechazadas de %1</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>Guardado: %1</translation>
    </message>
    <message>
        <source>%1 was not saved. %2</source>
        <translation>%1 no se ha guardado. %2</translation>
    </message>
    <message>
        <source>Revert import</source>
        <translation>Revertir importación</translation>
    </message>
    <message>
        <source>Undo the import of %1?</source>
        <translation>¿Revertir la importación de %1?</translation>
    </message>
    <message>
        <source>Removes what it added and restores what it changed, except what has been changed or used since. You can’t undo this step.</source>
        <translation>Quita lo que añadió y restaura lo que cambió, salvo lo que se haya cambiado o usado desde entonces. Esto no se puede deshacer.</translation>
    </message>
    <message>
        <source>Undo the import</source>
        <translation>Revertir</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Keep the import</source>
        <translation>Conservar la importación</translation>
    </message>
    <message>
        <source>Import clients</source>
        <translation>Importar clientes</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ImportEntry</name>
    <message>
        <source>Past imports…</source>
        <translation>Importaciones…</translation>
    </message>
    <message>
        <source>Make a price list first; the prices go there.</source>
        <translation>Cree antes una lista de precios; los precios van ahí.</translation>
    </message>
    <message>
        <source>Import a file…</source>
        <translation>Importar un archivo…</translation>
    </message>
    <message>
        <source>Import prices…</source>
        <translation>Importar precios…</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ImportTarget</name>
    <message>
        <source>Supplier of all rows</source>
        <translation>Proveedor de todas las filas</translation>
    </message>
    <message>
        <source>Prices go into</source>
        <translation>Los precios van a</translation>
    </message>
    <message>
        <source>Name of the new list</source>
        <translation>Nombre de la lista nueva</translation>
    </message>
    <message>
        <source>A new price list, from today</source>
        <translation>Una lista de precios nueva, desde hoy</translation>
    </message>
    <message>
        <source>Leave the prices out</source>
        <translation>Omitir los precios</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::InstalmentStation</name>
    <message>
        <source>Invoice this part</source>
        <translation>Facturar este plazo</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>due %1</source>
        <translation>vence el %1</translation>
    </message>
    <message>
        <source>no date yet</source>
        <translation>aún sin fecha</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Pagado</translation>
    </message>
    <message>
        <source>Overdue</source>
        <translation>Vencido</translation>
    </message>
    <message>
        <source>Invoiced</source>
        <translation>Facturado</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Pendiente</translation>
    </message>
    <message>
        <source>Invoice %1</source>
        <translation>Facturar %1</translation>
    </message>
    <message>
        <source>%1 outstanding</source>
        <translation>%1 pendientes</translation>
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
        <source>Last 30 days</source>
        <translation>Últimos 30 días</translation>
    </message>
    <message>
        <source>New webhook</source>
        <translation>Nuevo webhook</translation>
    </message>
    <message>
        <source>New calendar address</source>
        <translation>Nueva dirección de calendario</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::InvoiceDraft</name>
    <message>
        <source>The message with invoice %1 is open in your mail program.</source>
        <translation>El mensaje con la factura %1 está abierto en su programa de correo.</translation>
    </message>
    <message>
        <source>No mail program opens the message; it is in %1.</source>
        <translation>Ningún programa de correo abre el mensaje; está en %1.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::InvoiceForm</name>
    <message>
        <source>Bill to</source>
        <translation>Facturar a</translation>
    </message>
    <message>
        <source>Country</source>
        <translation>País</translation>
    </message>
    <message>
        <source>E-mail</source>
        <translation>Correo</translation>
    </message>
    <message>
        <source>Tax number</source>
        <translation>NIF/IVA</translation>
    </message>
    <message>
        <source>E-invoice address</source>
        <translation>Dirección de factura electrónica</translation>
    </message>
    <message>
        <source>Their reference</source>
        <translation>Referencia del cliente</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Dirección</translation>
    </message>
    <message>
        <source>Due on</source>
        <translation>Vencimiento</translation>
    </message>
    <message>
        <source>a day, like +14</source>
        <translation>un día, como +14</translation>
    </message>
    <message>
        <source>Note on the invoice</source>
        <translation>Nota en la factura</translation>
    </message>
    <message>
        <source>Reason on the credit note</source>
        <translation>Motivo en la rectificativa</translation>
    </message>
    <message>
        <source>Write a day, like +14.</source>
        <translation>Escriba un día, por ejemplo +14.</translation>
    </message>
    <message>
        <source>For an e-invoice the shop lacks: %1.</source>
        <translation>Para una factura electrónica falta de la tienda: %1.</translation>
    </message>
    <message>
        <source>For an e-invoice the client lacks: %1.</source>
        <translation>Para una factura electrónica falta del cliente: %1.</translation>
    </message>
    <message>
        <source>The invoice has no address of the client yet.</source>
        <translation>La factura no indica todavía la dirección del cliente.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::InvoicesCard</name>
    <message>
        <source>Invoices</source>
        <translation>Facturas</translation>
    </message>
    <message>
        <source>Invoice the rest</source>
        <translation>Facturar el resto</translation>
    </message>
    <message>
        <source>None issued yet.</source>
        <translation>Aún no se ha emitido ninguna.</translation>
    </message>
    <message>
        <source>%1 is dated %2, after today: it was issued while a clock was ahead. What is issued now is dated today.</source>
        <translation>%1 lleva la fecha %2, posterior a hoy: se emitió mientras un reloj iba adelantado. Lo que se emita ahora llevará la fecha de hoy.</translation>
    </message>
    <message>
        <source>Credit note %1 for %2</source>
        <translation>Rectificativa %1 de %2</translation>
    </message>
    <message>
        <source>Invoice %1</source>
        <translation>Factura %1</translation>
    </message>
    <message>
        <source>credited</source>
        <translation>rectificada</translation>
    </message>
    <message>
        <source>due %1</source>
        <translation>vence el %1</translation>
    </message>
    <message>
        <source>Save %1 as PDF</source>
        <translation>Guardar %1 como PDF</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Ahora no</translation>
    </message>
    <message>
        <source>the rest</source>
        <translation>el resto</translation>
    </message>
    <message>
        <source>Issue an invoice for %1, %2? It gets its number now and cannot be undone, only credited.</source>
        <translation>¿Emitir una factura por %1, %2? Recibe su número ahora y no se puede deshacer, solo rectificar.</translation>
    </message>
    <message>
        <source>Issue the invoice</source>
        <translation>Emitir la factura</translation>
    </message>
    <message>
        <source>Issue a credit note over all of %1? It gets a number of its own and cannot be undone.</source>
        <translation>¿Emitir una rectificativa por el total de %1? Recibe su propio número y no se puede deshacer.</translation>
    </message>
    <message>
        <source>Issue the credit note</source>
        <translation>Emitir la rectificativa</translation>
    </message>
    <message>
        <source>Issue invoice</source>
        <translation>Emitir factura</translation>
    </message>
    <message>
        <source>Credit invoice %1</source>
        <translation>Rectificar factura %1</translation>
    </message>
    <message>
        <source>paid %1</source>
        <translation>pagada %1</translation>
    </message>
    <message>
        <source>paid</source>
        <translation>pagada</translation>
    </message>
    <message>
        <source>%1 outstanding</source>
        <translation>%1 pendientes</translation>
    </message>
    <message>
        <source>Draft e-mail</source>
        <translation>Preparar correo</translation>
    </message>
    <message>
        <source>Everything is invoiced.</source>
        <translation>Todo está facturado.</translation>
    </message>
    <message>
        <source>Save PDF…</source>
        <translation>Guardar PDF…</translation>
    </message>
    <message>
        <source>More actions for %1</source>
        <translation>Más acciones para %1</translation>
    </message>
    <message>
        <source>Save e-invoice (UBL, Peppol)…</source>
        <translation>Guardar e-factura (UBL, Peppol)…</translation>
    </message>
    <message>
        <source>Credit…</source>
        <translation>Rectificar…</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::IssuedModel</name>
    <message>
        <source>Credit note for %1</source>
        <translation>Rectificativa de %1</translation>
    </message>
    <message>
        <source>Credited</source>
        <translation>Rectificada</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Número</translation>
    </message>
    <message>
        <source>Issued</source>
        <translation>Emitida</translation>
    </message>
    <message>
        <source>Due</source>
        <translation>Vence</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Evento</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Importe</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Pagada</translation>
    </message>
    <message>
        <source>Overdue: %1</source>
        <translation>Vencida: %1</translation>
    </message>
    <message>
        <source>%1 outstanding</source>
        <translation>%1 pendientes</translation>
    </message>
    <message>
        <source>Outstanding</source>
        <translation>Pendiente</translation>
    </message>
    <message>
        <source>Client</source>
        <translation>Cliente</translation>
    </message>
    <message>
        <source>Overdue</source>
        <translation>Vencida</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::JournalModel</name>
    <message>
        <source>Excl. tax</source>
        <translation>Sin IVA</translation>
    </message>
    <message>
        <source>Incl. tax</source>
        <translation>Con IVA</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>N.º</translation>
    </message>
    <message>
        <source>Recorded</source>
        <translation>Registrado</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Qué</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Valores</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Origen</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Importe</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::KeptWords</name>
    <message>
        <source>Lines follow the price lists.</source>
        <translation>Las líneas siguen las listas de precios.</translation>
    </message>
    <message>
        <source>Prices pinned on %1</source>
        <translation>Precios fijados el %1</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) with a pinned price</source>
        <translation>
            <numerusform>%n línea con precio fijado</numerusform>
            <numerusform>%n líneas con precio fijado</numerusform>
        </translation>
    </message>
    <message>
        <source>Price pinned on %1</source>
        <translation>Precio fijado el %1</translation>
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
        <source>Status</source>
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
        <source>Programs that use “%1” are refused from their next request. This cannot be undone; they will need a new key.</source>
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
    <message>
        <source>Calendar</source>
        <translation>Calendario</translation>
    </message>
    <message>
        <source>Calendar address</source>
        <translation>Dirección de calendario</translation>
    </message>
    <message>
        <source>reads events and tasks</source>
        <translation>lee eventos y tareas</translation>
    </message>
    <message>
        <source>reads events</source>
        <translation>lee eventos</translation>
    </message>
    <message>
        <source>Revoke address…</source>
        <translation>Revocar dirección…</translation>
    </message>
    <message>
        <source>Calendar programs that read “%1” are refused from their next request. This cannot be undone; they will need a new address.</source>
        <translation>Los programas de calendario que leen «%1» se rechazan desde su próxima petición. No se puede deshacer; necesitarán una dirección nueva.</translation>
    </message>
    <message>
        <source>Revoke address</source>
        <translation>Revocar dirección</translation>
    </message>
    <message>
        <source>Revoke calendar address %1</source>
        <translation>Revocar la dirección de calendario %1</translation>
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
        <source>Status</source>
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
        <source>New key</source>
        <translation>Nueva clave</translation>
    </message>
    <message>
        <source>the key</source>
        <translation>la clave</translation>
    </message>
    <message>
        <source>Copy this key into the program that needs it. You won’t see it again.</source>
        <translation>Copie esta clave en el programa que la necesita. No volverá a mostrarse.</translation>
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
    <message>
        <source>New calendar address</source>
        <translation>Nueva dirección de calendario</translation>
    </message>
    <message>
        <source>the address</source>
        <translation>la dirección</translation>
    </message>
    <message>
        <source>Subscribe to this address in your calendar program. You won’t see it again.</source>
        <translation>Suscríbase a esta dirección en su programa de calendario. No volverá a mostrarse.</translation>
    </message>
    <message>
        <source>No keys</source>
        <translation>Ninguna clave</translation>
    </message>
    <message>
        <source>Create one key for each program: your website, a till, a spreadsheet. Calendars use an address instead.</source>
        <translation>Cree una clave para cada programa: web, caja, hoja de cálculo. Los calendarios usan en su lugar una dirección.</translation>
    </message>
    <message>
        <source>No keys yet</source>
        <translation>Aún no hay claves</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::KnownPanel</name>
    <message>
        <source>Left out</source>
        <translation>Omitida</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>Añadido</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Línea</translation>
    </message>
    <message>
        <source>In the file</source>
        <translation>En el archivo</translation>
    </message>
    <message>
        <source>What happens</source>
        <translation>Qué pasa</translation>
    </message>
    <message>
        <source>Leave out</source>
        <translation>Omitir</translation>
    </message>
    <message>
        <source>Updated</source>
        <translation>Actualizado</translation>
    </message>
    <message>
        <source>Existing client</source>
        <translation>Cliente existente</translation>
    </message>
    <message>
        <source>Possible duplicates</source>
        <translation>Posibles duplicados</translation>
    </message>
    <message>
        <source>Same person: update</source>
        <translation>La misma persona: actualizar</translation>
    </message>
    <message>
        <source>Someone else: add</source>
        <translation>Otra persona: añadir</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::LateRefusal</name>
    <message>
        <source>Not saved: %1. %2</source>
        <comment>what was typed; why</comment>
        <translation>Sin guardar: %1. %2</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::LineRow</name>
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
        <source>no price</source>
        <translation>sin precio</translation>
    </message>
    <message>
        <source>%1 a unit excl. tax</source>
        <translation>%1 por unidad sin IVA</translation>
    </message>
    <message>
        <source>%1 stems save a pack. Ctrl+. applies it.</source>
        <translation>Con %1 tallos se ahorra un paquete. Ctrl+. lo aplica.</translation>
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
        <source>“%1” is not a number of stems.</source>
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
    <message numerus="yes">
        <source>Move %n lines to %1</source>
        <translation>
            <numerusform>Mover %Ln línea a %1</numerusform>
            <numerusform>Mover %Ln líneas a %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Item</source>
        <translation>Artículo</translation>
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
        <source>Left over</source>
        <translation>Sobra</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Precio</translation>
    </message>
    <message>
        <source>Shared with other lines: %1 stems in all.</source>
        <translation>Compartido con otras líneas: %1 tallos en total.</translation>
    </message>
    <message>
        <source>A pack of %1 costs %2 excl. tax.</source>
        <translation>Un paquete de %1 cuesta %2 sin IVA.</translation>
    </message>
    <message>
        <source>Packs in all</source>
        <translation>Paquetes en total</translation>
    </message>
    <message>
        <source>%1 fewer in the whole event saves a pack.</source>
        <translation>Con %1 menos en todo el evento se ahorra un paquete.</translation>
    </message>
    <message>
        <source>Unit cost</source>
        <translation>Precio un.</translation>
    </message>
    <message>
        <source>Excl. tax</source>
        <translation>Sin IVA</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::LinksField</name>
    <message>
        <source>Add a link: a name and its address</source>
        <translation>Añadir un enlace: un nombre y su dirección</translation>
    </message>
    <message>
        <source>Add a link</source>
        <translation>Añadir un enlace</translation>
    </message>
    <message>
        <source>Write an address such as https://example.com, or a name before it.</source>
        <translation>Escriba una dirección como https://example.com, o antes un nombre.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::LogoField</name>
    <message>
        <source>The logo</source>
        <translation>El logotipo</translation>
    </message>
    <message>
        <source>Choose the logo</source>
        <translation>Elegir el logotipo</translation>
    </message>
    <message>
        <source>Remove the logo</source>
        <translation>Quitar el logotipo</translation>
    </message>
    <message>
        <source>A PNG, JPEG or WebP file, which can be dropped here.</source>
        <translation>Un archivo PNG, JPEG o WebP, que se puede soltar aquí.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::MailDraft</name>
    <message>
        <source>Open in mail program</source>
        <translation>Abrir en el correo</translation>
    </message>
    <message>
        <source>No mail program answers; the text is on the clipboard.</source>
        <translation>Ningún programa de correo responde; el texto está en el portapapeles.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::MainWindow</name>
    <message>
        <source>Today</source>
        <translation>Hoy</translation>
    </message>
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
        <source>Price lists</source>
        <translation>Listas de precios</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>Pedidos</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Colores</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
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
        <source>No answer since %1</source>
        <translation>Sin respuesta desde %1</translation>
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
    <message>
        <source>Order sheet of %1</source>
        <translation>Hoja de pedido de %1</translation>
    </message>
    <message>
        <source>New event</source>
        <translation>Nuevo evento</translation>
    </message>
    <message>
        <source>New product</source>
        <translation>Nuevo producto</translation>
    </message>
    <message>
        <source>New supplier</source>
        <translation>Nuevo proveedor</translation>
    </message>
    <message>
        <source>New price list</source>
        <translation>Nueva lista de precios</translation>
    </message>
    <message>
        <source>New colour</source>
        <translation>Nuevo color</translation>
    </message>
    <message>
        <source>New category</source>
        <translation>Nueva categoría</translation>
    </message>
    <message>
        <source>Open another shop</source>
        <translation>Abrir otra tienda</translation>
    </message>
    <message>
        <source>New API key</source>
        <translation>Nueva clave de API</translation>
    </message>
    <message>
        <source>New webhook</source>
        <translation>Nuevo webhook</translation>
    </message>
    <message>
        <source>New shop</source>
        <translation>Nueva tienda</translation>
    </message>
    <message>
        <source>Appearance: as the system</source>
        <translation>Aspecto: como el sistema</translation>
    </message>
    <message>
        <source>Appearance: light</source>
        <translation>Aspecto: claro</translation>
    </message>
    <message>
        <source>Appearance: dark</source>
        <translation>Aspecto: oscuro</translation>
    </message>
    <message>
        <source>theme night day mode</source>
        <translation>tema noche día modo</translation>
    </message>
    <message>
        <source>as the system</source>
        <translation>como el sistema</translation>
    </message>
    <message>
        <source>Language: %1</source>
        <translation>Idioma: %1</translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <translation>Deshecho: %1</translation>
    </message>
    <message>
        <source>“%1” cannot be undone. Undo again for the step before it.</source>
        <translation>«%1» no se puede deshacer. Deshaga otra vez para el paso anterior.</translation>
    </message>
    <message>
        <source>Redone: %1</source>
        <translation>Rehecho: %1</translation>
    </message>
    <message>
        <source>Help for this page</source>
        <translation>Ayuda de esta página</translation>
    </message>
    <message>
        <source>All shortcuts</source>
        <translation>Todos los atajos</translation>
    </message>
    <message>
        <source>help manual how shortcut keyboard</source>
        <translation>ayuda manual cómo atajo teclado</translation>
    </message>
    <message>
        <source>Import products</source>
        <translation>Importar productos</translation>
    </message>
    <message>
        <source>Import prices</source>
        <translation>Importar precios</translation>
    </message>
    <message>
        <source>Clients</source>
        <translation>Clientes</translation>
    </message>
    <message>
        <source>New client</source>
        <translation>Nuevo cliente</translation>
    </message>
    <message>
        <source>New calendar address</source>
        <translation>Nueva dirección de calendario</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Finanzas</translation>
    </message>
    <message>
        <source>Hire</source>
        <translation>Alquiler</translation>
    </message>
    <message>
        <source>Week</source>
        <translation>Semana</translation>
    </message>
    <message>
        <source>%1: %2 of %3</source>
        <translation>%1: %2 de %3</translation>
    </message>
    <message>
        <source>Series</source>
        <translation>Series</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Cifras</translation>
    </message>
    <message>
        <source>Help: %1</source>
        <translation>Ayuda: %1</translation>
    </message>
    <message>
        <source>New series</source>
        <translation>Nueva serie</translation>
    </message>
    <message>
        <source>New task</source>
        <translation>Nueva tarea</translation>
    </message>
    <message>
        <source>Record payment of %1</source>
        <translation>Registrar el pago de %1</translation>
    </message>
    <message>
        <source>Invoice %1</source>
        <translation>Facturar %1</translation>
    </message>
    <message>
        <source>Invoice the month…</source>
        <translation>Facturar el mes…</translation>
    </message>
    <message>
        <source>Remind…</source>
        <translation>Enviar recordatorio…</translation>
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
        <source>%1 per pack</source>
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
    <name>stemdesk::ui::MenuSearch</name>
    <message>
        <source>Type to find…</source>
        <translation>Escriba para buscar…</translation>
    </message>
    <message>
        <source>Find in this menu</source>
        <translation>Buscar en este menú</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::MoneyPage</name>
    <message>
        <source>Money</source>
        <translation>Finanzas</translation>
    </message>
    <message>
        <source>What is due</source>
        <translation>Lo que vence</translation>
    </message>
    <message>
        <source>Who owes what, by due date. Events appear here once a quote is accepted or a payment is recorded.</source>
        <translation>Quién debe qué, por vencimiento. Los eventos aparecen aquí en cuanto se acepta un presupuesto o se registra un pago.</translation>
    </message>
    <message>
        <source>Invoices</source>
        <translation>Facturas</translation>
    </message>
    <message>
        <source>All invoices and credit notes. Issue them in an event, under “Payments”.</source>
        <translation>Todas las facturas y rectificativas. Se emiten en un evento, en «Pagos».</translation>
    </message>
    <message>
        <source>Search client, event, number…</source>
        <translation>Buscar cliente, evento, número…</translation>
    </message>
    <message>
        <source>Dates</source>
        <translation>Periodo</translation>
    </message>
    <message>
        <source>Save PDF…</source>
        <translation>Guardar PDF…</translation>
    </message>
    <message>
        <source>Nothing is outstanding on it</source>
        <translation>No tiene nada pendiente</translation>
    </message>
    <message>
        <source>Export invoices…</source>
        <translation>Exportar facturas…</translation>
    </message>
    <message>
        <source>Export payments…</source>
        <translation>Exportar pagos…</translation>
    </message>
    <message>
        <source>Payments</source>
        <translation>Pagos</translation>
    </message>
    <message>
        <source>Go to the events</source>
        <translation>Ir a los eventos</translation>
    </message>
    <message numerus="yes">
        <source>more than %n invoices and credit notes</source>
        <translation>
            <numerusform>más de %Ln factura o rectificativa</numerusform>
            <numerusform>más de %Ln facturas y rectificativas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n invoices</source>
        <translation>
            <numerusform>%Ln factura</numerusform>
            <numerusform>%Ln facturas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n credit notes</source>
        <translation>
            <numerusform>%Ln factura rectificativa</numerusform>
            <numerusform>%Ln facturas rectificativas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n outstanding payments</source>
        <translation>
            <numerusform>%Ln pago pendiente</numerusform>
            <numerusform>%Ln pagos pendientes</numerusform>
        </translation>
    </message>
    <message>
        <source>Total %1</source>
        <translation>Total %1</translation>
    </message>
    <message>
        <source>Dates: %1</source>
        <translation>Periodo: %1</translation>
    </message>
    <message>
        <source>Outstanding</source>
        <translation>Pendiente</translation>
    </message>
    <message>
        <source>Save e-invoice…</source>
        <translation>Guardar factura electrónica…</translation>
    </message>
    <message>
        <source>Saves it as UBL, by the rules of Peppol</source>
        <translation>La guarda como UBL, según las reglas de Peppol</translation>
    </message>
    <message>
        <source>Search client, event…</source>
        <translation>Buscar cliente, evento…</translation>
    </message>
    <message>
        <source>Invoice the month…</source>
        <translation>Facturar el mes…</translation>
    </message>
    <message>
        <source>Remind…</source>
        <translation>Enviar recordatorio…</translation>
    </message>
    <message>
        <source>Record payment…</source>
        <translation>Registrar un pago…</translation>
    </message>
    <message>
        <source>Export the journal…</source>
        <translation>Exportar el diario…</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>Diario</translation>
    </message>
    <message>
        <source>Save the journal as PDF…</source>
        <translation>Guardar el diario como PDF…</translation>
    </message>
    <message>
        <source>Draft e-mail</source>
        <translation>Preparar correo</translation>
    </message>
    <message>
        <source>A message in the mail program, with the invoice as PDF. Nothing is sent by itself</source>
        <translation>Un mensaje en el programa de correo, con la factura en PDF. Nada se envía solo</translation>
    </message>
    <message>
        <source>Every invoice, credit note, reminder and payment is written down here for the auditor: who did what, when, and which values it changed.</source>
        <translation>Cada factura, factura rectificativa, recordatorio y pago queda anotado aquí para la revisión: quién hizo qué, cuándo y qué valores cambiaron.</translation>
    </message>
    <message>
        <source>By due date</source>
        <translation>Por vencimiento</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>Las más recientes primero</translation>
    </message>
    <message numerus="yes">
        <source>%n entries</source>
        <translation>
            <numerusform>%Ln asiento</numerusform>
            <numerusform>%Ln asientos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>more than %n entries</source>
        <translation>
            <numerusform>más de %Ln asiento</numerusform>
            <numerusform>más de %Ln asientos</numerusform>
        </translation>
    </message>
    <message>
        <source>the chosen entry</source>
        <translation>el asiento elegido</translation>
    </message>
    <message>
        <source>Entry %1</source>
        <translation>Asiento %1</translation>
    </message>
    <message>
        <source>Recorded</source>
        <translation>Registrado</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Origen</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Evento</translation>
    </message>
    <message>
        <source>Invoice</source>
        <translation>Factura</translation>
    </message>
    <message>
        <source>In the journal</source>
        <translation>En el diario</translation>
    </message>
    <message>
        <source>Client</source>
        <translation>Cliente</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::MoneyTable</name>
    <message>
        <source>No matches.</source>
        <translation>No hay resultados.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::MonthDelegate</name>
    <message numerus="yes">
        <source>+%n more</source>
        <translation>
            <numerusform>+%Ln más</numerusform>
            <numerusform>+%Ln más</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::MonthDialog</name>
    <message>
        <source>due %1</source>
        <translation>vence %1</translation>
    </message>
    <message>
        <source>Invoice the month</source>
        <translation>Facturar el mes</translation>
    </message>
    <message>
        <source>Clients to invoice</source>
        <translation>Clientes por facturar</translation>
    </message>
    <message>
        <source>The invoice</source>
        <translation>La factura</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>Mes</translation>
    </message>
    <message>
        <source>Looking at what there is to invoice…</source>
        <translation>Buscando qué hay por facturar…</translation>
    </message>
    <message>
        <source>Space ticks and unticks. Each invoice gets its number now and cannot be undone, only credited.</source>
        <translation>La barra espaciadora marca y desmarca. Cada factura recibe su número ahora y no se puede deshacer, solo rectificar.</translation>
    </message>
    <message>
        <source>Issue invoices</source>
        <translation>Emitir facturas</translation>
    </message>
    <message numerus="yes">
        <source>%n event(s)</source>
        <translation>
            <numerusform>%Ln evento</numerusform>
            <numerusform>%Ln eventos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Issue %n invoices</source>
        <translation>
            <numerusform>Emitir %Ln factura</numerusform>
            <numerusform>Emitir %Ln facturas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Issued %n invoices</source>
        <translation>
            <numerusform>%Ln factura emitida</numerusform>
            <numerusform>%Ln facturas emitidas</numerusform>
        </translation>
    </message>
    <message>
        <source>Total incl. tax</source>
        <translation>Total con IVA</translation>
    </message>
    <message>
        <source>No monthly invoices are due. Tick “One invoice a month” for a client under Clients first.</source>
        <translation>No hay facturas mensuales que emitir. Elija antes «Una factura al mes» en un cliente, en Clientes.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::MonthGrid</name>
    <message>
        <source>Days of the month</source>
        <translation>Días del mes</translation>
    </message>
    <message>
        <source>Events of the day</source>
        <translation>Eventos del día</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::MonthModel</name>
    <message>
        <source>today</source>
        <translation>hoy</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message numerus="yes">
        <source>Order %n days late</source>
        <translation>
            <numerusform>Pedido con %Ln día de retraso</numerusform>
            <numerusform>Pedido con %Ln días de retraso</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::MonthView</name>
    <message>
        <source>Month before</source>
        <translation>Mes anterior</translation>
    </message>
    <message>
        <source>Month after</source>
        <translation>Mes siguiente</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Hoy</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>month and year</comment>
        <translation>%1 de %2</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::NavigationRail</name>
    <message>
        <source>Collapse the navigation</source>
        <translation>Contraer la navegación</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Páginas</translation>
    </message>
    <message>
        <source>Expand the navigation</source>
        <translation>Expandir la navegación</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::NewFlowerPanel</name>
    <message>
        <source>Add to the catalogue</source>
        <translation>Añadir al catálogo</translation>
    </message>
    <message>
        <source>A flower that is new to the catalogue</source>
        <translation>Una flor nueva en el catálogo</translation>
    </message>
    <message>
        <source>New in the catalogue</source>
        <translation>Nuevo en el catálogo</translation>
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
        <source>Units per pack</source>
        <translation>Uds. por paquete</translation>
    </message>
    <message>
        <source>Cost of one</source>
        <translation>Precio unitario</translation>
    </message>
    <message>
        <source>Variety</source>
        <translation>Variedad</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Supplier</source>
        <translation>Proveedor</translation>
    </message>
    <message>
        <source>excl. tax</source>
        <translation>sin IVA</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Give it a name.</source>
        <translation>Indique un nombre.</translation>
    </message>
    <message>
        <source>Write a length in cm, like 60.</source>
        <translation>Escriba una longitud en cm, como 60.</translation>
    </message>
    <message>
        <source>Write a number, like 20.</source>
        <translation>Escriba un número, como 20.</translation>
    </message>
    <message>
        <source>Write an amount, 0 or more.</source>
        <translation>Escriba un importe, 0 o más.</translation>
    </message>
    <message>
        <source>On average</source>
        <translation>De media</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::NewFlowerTexts</name>
    <message>
        <source>Prices</source>
        <translation>Precios</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>Añadir %1</translation>
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
        <source>Valid</source>
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
    <message>
        <source>A calendar address, for events</source>
        <translation>Una dirección de calendario, para eventos</translation>
    </message>
    <message>
        <source>A calendar address, for events and tasks</source>
        <translation>Una dirección de calendario, para eventos y tareas</translation>
    </message>
    <message>
        <source>New calendar address</source>
        <translation>Nueva dirección de calendario</translation>
    </message>
    <message>
        <source>Calendar</source>
        <translation>Calendario</translation>
    </message>
    <message>
        <source>Who reads it: “Ann’s phone”…</source>
        <translation>Quién lo lee: «Teléfono de Ana»…</translation>
    </message>
    <message>
        <source>Create address</source>
        <translation>Crear dirección</translation>
    </message>
    <message>
        <source>Create calendar address</source>
        <translation>Crear dirección de calendario</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::NewListForm</name>
    <message>
        <source>Create</source>
        <translation>Crear</translation>
    </message>
    <message>
        <source>Make no price list</source>
        <translation>No crear ninguna lista</translation>
    </message>
    <message>
        <source>Name, like Flowers spring</source>
        <translation>Nombre, como Flores primavera</translation>
    </message>
    <message>
        <source>to %1</source>
        <translation>a %1</translation>
    </message>
    <message>
        <source>not at all</source>
        <translation>sin redondear</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Name of the list</source>
        <translation>Nombre de la lista</translation>
    </message>
    <message>
        <source>Prices valid from</source>
        <translation>Precios desde</translation>
    </message>
    <message>
        <source>Tax on these prices</source>
        <translation>IVA</translation>
    </message>
    <message>
        <source>Prices change by</source>
        <translation>Cambio de precios</translation>
    </message>
    <message>
        <source>Rounded</source>
        <translation>Redondeo</translation>
    </message>
    <message>
        <source>Prices copied</source>
        <translation>Precios copiados</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>New price list</source>
        <translation>Nueva lista de precios</translation>
    </message>
    <message numerus="yes">
        <source>New list of %1 from %2, with its %n price(s)</source>
        <translation>
            <numerusform>Nueva lista de %1 a partir de %2, con su %Ln precio</numerusform>
            <numerusform>Nueva lista de %1 a partir de %2, con sus %Ln precios</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” is not a tax rate; write a percentage, like 20.</source>
        <translation>«%1» no es un tipo de IVA; escriba un porcentaje, como 20.</translation>
    </message>
    <message>
        <source>“%1” is not a percentage; write it like 4 or -2.5.</source>
        <translation>«%1» no es un porcentaje; escríbalo como 4 o -2,5.</translation>
    </message>
    <message>
        <source>Copy of %1</source>
        <translation>Copia de %1</translation>
    </message>
    <message>
        <source>%1 (copy)</source>
        <translation>%1 (copia)</translation>
    </message>
    <message>
        <source>Copying: %1 of %2 prices</source>
        <translation>Copiando: %1 de %2 precios</translation>
    </message>
    <message>
        <source>“%1” is not a date.</source>
        <translation>«%1» no es una fecha.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::NewProductRow</name>
    <message>
        <source>Add</source>
        <translation>Añadir</translation>
    </message>
    <message>
        <source>Add nothing</source>
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
    <name>stemdesk::ui::NewRow</name>
    <message>
        <source>Add</source>
        <translation>Añadir</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::NewTaskRow</name>
    <message>
        <source>Day</source>
        <translation>Día</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Quién</translation>
    </message>
    <message>
        <source>How long</source>
        <translation>Duración</translation>
    </message>
    <message>
        <source>Do not add a task</source>
        <translation>No añadir ninguna tarea</translation>
    </message>
    <message>
        <source>Write a day, like sat or +7.</source>
        <translation>Escriba un día, por ejemplo sáb o +7.</translation>
    </message>
    <message>
        <source>Write how long it takes, like 90 or 1:30.</source>
        <translation>Escriba cuánto dura, por ejemplo 90 o 1:30.</translation>
    </message>
    <message>
        <source>New task</source>
        <translation>Nueva tarea</translation>
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
        <source>The address that the other program’s maker gave you, on the public internet. Stemdesk sends it a message, signed with a secret, when something happens.</source>
        <translation>La dirección en Internet que le dio el fabricante del otro programa. Stemdesk le envía un mensaje, firmado con un secreto, cuando ocurre algo.</translation>
    </message>
    <message>
        <source>What it reports</source>
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
    <name>stemdesk::ui::NewWordRow</name>
    <message>
        <source>Name of the new colour</source>
        <translation>Nombre del nuevo color</translation>
    </message>
    <message>
        <source>Name of the new category</source>
        <translation>Nombre de la nueva categoría</translation>
    </message>
    <message>
        <source>Add nothing</source>
        <translation>No añadir nada</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::OccurrenceStrip</name>
    <message>
        <source>This and the following</source>
        <translation>Este y los siguientes</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todos</translation>
    </message>
    <message>
        <source>Open the series</source>
        <translation>Abrir la serie</translation>
    </message>
    <message>
        <source>Apply the changes made here to the series’ template and its later events</source>
        <translation>Lleva los cambios a la plantilla de la serie y a sus eventos posteriores</translation>
    </message>
    <message>
        <source>Apply the changes made here to the series’ template and all its events from today on</source>
        <translation>Lleva los cambios a la plantilla de la serie y a todos sus eventos desde hoy</translation>
    </message>
    <message>
        <source>All events of the series</source>
        <translation>Todos los eventos de la serie</translation>
    </message>
    <message>
        <source>One of the series %1, changed on its own. Change as well:</source>
        <translation>Pertenece a la serie %1 y se ha cambiado por separado. Cambiar también:</translation>
    </message>
    <message>
        <source>One of the series %1; changes here affect only this event.</source>
        <translation>Pertenece a la serie %1; lo que cambie aquí solo vale para este.</translation>
    </message>
    <message>
        <source>Change the series as %1</source>
        <translation>Cambiar la serie como %1</translation>
    </message>
    <message numerus="yes">
        <source>%n left unchanged</source>
        <translation>
            <numerusform>%n queda como está</numerusform>
            <numerusform>%n quedan como están</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n events updated</source>
        <translation>
            <numerusform>%n evento actualizado</numerusform>
            <numerusform>%n eventos actualizados</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::OffersField</name>
    <message>
        <source>Suppliers</source>
        <translation>Proveedores</translation>
    </message>
    <message>
        <source>Any supplier</source>
        <translation>Cualquier proveedor</translation>
    </message>
    <message>
        <source>Their code</source>
        <translation>Cód. prov.</translation>
    </message>
    <message>
        <source>Code of %1</source>
        <translation>Código de %1</translation>
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
        <source>cheapest</source>
        <translation>el más barato</translation>
    </message>
    <message>
        <source>Pack</source>
        <translation>Paq.</translation>
    </message>
    <message>
        <source>Pack of %1</source>
        <translation>Paquete de %1</translation>
    </message>
    <message>
        <source>Min.</source>
        <translation>Mín.</translation>
    </message>
    <message>
        <source>EAN</source>
        <translation>EAN</translation>
    </message>
    <message>
        <source>EAN of %1</source>
        <translation>EAN de %1</translation>
    </message>
    <message>
        <source>%1 per pack</source>
        <translation>%1 por paquete</translation>
    </message>
    <message>
        <source>Add a supplier</source>
        <translation>Añadir un proveedor</translation>
    </message>
    <message>
        <source>“%1” is not a price.</source>
        <translation>«%1» no es un precio.</translation>
    </message>
    <message>
        <source>Unit cost of %1</source>
        <translation>Coste unitario de %1</translation>
    </message>
    <message>
        <source>Unit cost without a supplier</source>
        <translation>Coste unitario sin proveedor</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Precio</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::OpenOrdersList</name>
    <message>
        <source>No open orders.</source>
        <translation>No hay pedidos pendientes.</translation>
    </message>
    <message>
        <source>and earlier orders</source>
        <translation>y pedidos anteriores</translation>
    </message>
    <message>
        <source>Open the order of %1</source>
        <translation>Abrir el pedido del %1</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) due</source>
        <translation>
            <numerusform>%Ln línea pendiente</numerusform>
            <numerusform>%Ln líneas pendientes</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>lines due and their cost</comment>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::OrderLinesModel</name>
    <message>
        <source>no price</source>
        <translation>sin precio</translation>
    </message>
    <message>
        <source>The supplier delivers no fewer than %1.</source>
        <translation>El proveedor no entrega menos de %1.</translation>
    </message>
    <message>
        <source>Excl. tax</source>
        <translation>Sin IVA</translation>
    </message>
    <message>
        <source>Some prices are missing from the price lists.</source>
        <translation>Faltan precios en las listas de precios.</translation>
    </message>
    <message>
        <source>%1 cm</source>
        <translation>%1 cm</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>Artículo</translation>
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
        <source>%1 more are ordered as spare.</source>
        <translation>Se piden %1 más de reserva.</translation>
    </message>
    <message>
        <source>Ordered</source>
        <translation>Pedido</translation>
    </message>
    <message>
        <source>%1 more are ordered than needed now.</source>
        <translation>Hay %1 más pedidos de los que se necesitan ahora.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::OrderedSheets</name>
    <message>
        <source>All ordered</source>
        <translation>Todo pedido</translation>
    </message>
    <message>
        <source>Nothing more is needed for these events.</source>
        <translation>No hace falta nada más para estos eventos.</translation>
    </message>
    <message>
        <source>Check in the delivery</source>
        <translation>Recibir la entrega</translation>
    </message>
    <message>
        <source>Saved sheets</source>
        <translation>Hojas guardadas</translation>
    </message>
    <message>
        <source>Nothing new</source>
        <translation>Nada nuevo</translation>
    </message>
    <message>
        <source>Open draft</source>
        <translation>Abrir el borrador</translation>
    </message>
    <message numerus="yes">
        <source>%n draft(s) not ordered.</source>
        <translation>
            <numerusform>%Ln borrador sin pedir.</numerusform>
            <numerusform>%Ln borradores sin pedir.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::OrdersPage</name>
    <message>
        <source>Orders</source>
        <translation>Pedidos</translation>
    </message>
    <message>
        <source>Choose one or more events, or a week. You’ll see each supplier’s order here, with packs worked out for all of them together.</source>
        <translation>Elija uno o más eventos, o una semana. Aquí verá el pedido a cada proveedor, con los paquetes calculados para todos juntos.</translation>
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
        <source>Preview</source>
        <translation>Vista previa</translation>
    </message>
    <message>
        <source>Back to the sheet</source>
        <translation>Volver a la hoja</translation>
    </message>
    <message>
        <source>The pages as they will be printed</source>
        <translation>Las páginas tal como se imprimirán</translation>
    </message>
    <message>
        <source>Save this sheet</source>
        <translation>Guardar esta hoja</translation>
    </message>
    <message>
        <source>Keeps the sheet as it is now, to compare and check deliveries later</source>
        <translation>Guarda la hoja tal como está, para comparar y comprobar entregas después</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimir…</translation>
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
        <source>As they were sent, and what came in</source>
        <translation>Como se enviaron, y lo que llegó</translation>
    </message>
    <message>
        <source>%3 incl. tax · %1 · %2</source>
        <translation>%3 con IVA · %1 · %2</translation>
    </message>
    <message numerus="yes">
        <source>%n event(s)</source>
        <translation>
            <numerusform>%Ln evento</numerusform>
            <numerusform>%Ln eventos</numerusform>
        </translation>
    </message>
    <message>
        <source>Saved %1 · %2</source>
        <translation>Guardada el %1 · %2</translation>
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
    <message>
        <source>Only new</source>
        <translation>Solo lo nuevo</translation>
    </message>
    <message>
        <source>Only what is missing from the sheets already ordered; otherwise everything again</source>
        <translation>Solo lo que falta además de las hojas pedidas; si no, todo otra vez</translation>
    </message>
    <message>
        <source>Mark as ordered</source>
        <translation>Marcar como pedida</translation>
    </message>
    <message>
        <source>Ordered %1 · %2</source>
        <translation>Pedido %1 · %2</translation>
    </message>
    <message>
        <source>Back to draft</source>
        <translation>Volver a borrador</translation>
    </message>
    <message>
        <source>Some of it has arrived, so it was ordered</source>
        <translation>Ya ha llegado algo, así que se pidió</translation>
    </message>
    <message>
        <source>It was not ordered after all; its goods have to be ordered again</source>
        <translation>Al final no se pidió: lo que contiene vuelve a estar por pedir</translation>
    </message>
    <message>
        <source>What it holds counts as ordered and is not offered again</source>
        <translation>Lo que contiene cuenta como pedido y no se vuelve a ofrecer</translation>
    </message>
    <message>
        <source>Saves it, as a sheet for each delivery day. What it holds counts as ordered and is not offered again</source>
        <translation>Guarda una hoja por día de entrega. Lo que contiene cuenta como pedido y no se vuelve a ofrecer</translation>
    </message>
    <message>
        <source>Take an order sheet back to draft</source>
        <translation>Devolver una hoja de pedido a borrador</translation>
    </message>
    <message>
        <source>Mark an order sheet as ordered</source>
        <translation>Marcar una hoja de pedido como pedida</translation>
    </message>
    <message>
        <source>Delivery days</source>
        <translation>Días de entrega</translation>
    </message>
    <message>
        <source>All delivery days</source>
        <translation>Todos los días de entrega</translation>
    </message>
    <message>
        <source>Delivery %1</source>
        <translation>Entrega %1</translation>
    </message>
    <message>
        <source>Order what is due next</source>
        <translation>Pedir lo siguiente</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>One PDF per supplier…</source>
        <translation>Un PDF por proveedor…</translation>
    </message>
    <message>
        <source>One file for each supplier, with only their lines</source>
        <translation>Un archivo por proveedor, solo con sus líneas</translation>
    </message>
    <message>
        <source>Nothing to order in the next two weeks.</source>
        <translation>Nada que pedir en las próximas dos semanas.</translation>
    </message>
    <message numerus="yes">
        <source>%n events to order next</source>
        <translation>
            <numerusform>%Ln evento por pedir próximamente</numerusform>
            <numerusform>%Ln eventos por pedir próximamente</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n late</source>
        <translation>
            <numerusform>%Ln atrasado</numerusform>
            <numerusform>%Ln atrasados</numerusform>
        </translation>
    </message>
    <message>
        <source>Show the events</source>
        <translation>Ver los eventos</translation>
    </message>
    <message numerus="yes">
        <source>%n sheet(s), one for each delivery day</source>
        <translation>
            <numerusform>%Ln hoja, una por día de entrega</numerusform>
            <numerusform>%Ln hojas, una por día de entrega</numerusform>
        </translation>
    </message>
    <message>
        <source>Ordered from %1: %2</source>
        <translation>Pedido a %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n sheet(s)</source>
        <translation>
            <numerusform>%Ln hoja</numerusform>
            <numerusform>%Ln hojas</numerusform>
        </translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>Borrador</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::OrdersTab</name>
    <message>
        <source>Saved sheets with this event</source>
        <translation>Hojas guardadas con este evento</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vista previa</translation>
    </message>
    <message>
        <source>The pages as they will be printed</source>
        <translation>Las páginas tal como se imprimirán</translation>
    </message>
    <message>
        <source>Open in Orders</source>
        <translation>Abrir en Pedidos</translation>
    </message>
    <message>
        <source>Order together with other events, save the sheet, export it</source>
        <translation>Pedir junto con otros eventos, guardar la hoja, exportarla</translation>
    </message>
    <message>
        <source>For this event alone: %1, %2 incl. tax</source>
        <translation>Solo para este evento: %1, %2 con IVA</translation>
    </message>
    <message>
        <source>the newest; all are in Orders</source>
        <translation>las más recientes; todas están en Pedidos</translation>
    </message>
    <message>
        <source>Nothing more from %1.</source>
        <translation>Nada más de %1.</translation>
    </message>
    <message>
        <source>All ordered on %1</source>
        <translation>Todo pedido el %1</translation>
    </message>
    <message>
        <source>For this event alone: %1, %2 incl. tax, without delivery</source>
        <translation>Solo para este evento: %1, %2 con IVA, sin la entrega</translation>
    </message>
    <message numerus="yes">
        <source>Nothing new; %n draft(s) not ordered.</source>
        <translation>
            <numerusform>Nada nuevo; %Ln borrador sin pedir.</numerusform>
            <numerusform>Nada nuevo; %Ln borradores sin pedir.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::OutputProgress</name>
    <message>
        <source>Progress</source>
        <translation>Progreso</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::OwedModel</name>
    <message>
        <source>no date yet</source>
        <translation>sin fecha aún</translation>
    </message>
    <message>
        <source>Nothing is outstanding.</source>
        <translation>No hay nada pendiente.</translation>
    </message>
    <message>
        <source>%1 outstanding</source>
        <translation>%1 pendientes</translation>
    </message>
    <message>
        <source>%1 overdue</source>
        <translation>%1 vencidos</translation>
    </message>
    <message numerus="yes">
        <source>%n days late</source>
        <translation>
            <numerusform>%Ln día de retraso</numerusform>
            <numerusform>%Ln días de retraso</numerusform>
        </translation>
    </message>
    <message>
        <source>Due</source>
        <translation>Vence</translation>
    </message>
    <message>
        <source>Client</source>
        <translation>Cliente</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Evento</translation>
    </message>
    <message>
        <source>Instalment</source>
        <translation>Plazo</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Importe</translation>
    </message>
    <message>
        <source>Invoice</source>
        <translation>Factura</translation>
    </message>
    <message>
        <source>%1 outstanding in all</source>
        <translation>%1 pendientes en total</translation>
    </message>
    <message>
        <source>today</source>
        <translation>hoy</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PageHeader</name>
    <message>
        <source>Back to %1</source>
        <translation>Volver a %1</translation>
    </message>
    <message>
        <source>More for this page</source>
        <translation>Más para esta página</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PageView</name>
    <message>
        <source>Pages</source>
        <translation>Páginas</translation>
    </message>
    <message>
        <source>Preparing the pages…</source>
        <translation>Preparando las páginas…</translation>
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
    <name>stemdesk::ui::PaletteRows</name>
    <message>
        <source>Recent</source>
        <translation>Recientes</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Acciones</translation>
    </message>
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
    <message numerus="yes">
        <source>%n varieties</source>
        <translation>
            <numerusform>%Ln variedad</numerusform>
            <numerusform>%Ln variedades</numerusform>
        </translation>
    </message>
    <message>
        <source>Archived</source>
        <translation>Archivado</translation>
    </message>
    <message>
        <source>Clients</source>
        <translation>Clientes</translation>
    </message>
    <message>
        <source>Invoices</source>
        <translation>Facturas</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PastImports</name>
    <message>
        <source>When</source>
        <translation>Cuándo</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Qué</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Filas</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Past imports</source>
        <translation>Importaciones anteriores</translation>
    </message>
    <message>
        <source>Nothing has been imported yet. Each import is listed here, and can be undone.</source>
        <translation>Aún no se ha importado nada. Cada importación aparece aquí y se puede revertir.</translation>
    </message>
    <message>
        <source>Revert import</source>
        <translation>Revertir importación</translation>
    </message>
    <message>
        <source>Reverted %1</source>
        <translation>Revertida: %1</translation>
    </message>
    <message>
        <source>In the shop</source>
        <translation>En la tienda</translation>
    </message>
    <message>
        <source>Undoing the import</source>
        <translation>Revirtiendo</translation>
    </message>
    <message numerus="yes">
        <source>Reverted %1, %n kept</source>
        <translation>
            <numerusform>Revertida: %1; queda %Ln</numerusform>
            <numerusform>Revertida: %1; quedan %Ln</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PaymentDialog</name>
    <message>
        <source>Amount</source>
        <translation>Importe</translation>
    </message>
    <message>
        <source>Record payment of %1</source>
        <translation>Registrar el pago de %1</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Anotar</translation>
    </message>
    <message>
        <source>%1: %2 outstanding</source>
        <translation>%1: %2 pendiente</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Método</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Referencia</translation>
    </message>
    <message>
        <source>Write an amount; a refund takes a minus.</source>
        <translation>Escriba un importe; un reembolso lleva un menos.</translation>
    </message>
    <message>
        <source>Write the day it came in.</source>
        <translation>Escriba el día en que se recibió.</translation>
    </message>
    <message>
        <source>Record payment %1</source>
        <translation>Registrar el pago %1</translation>
    </message>
    <message>
        <source>Paid on</source>
        <translation>Pagado el</translation>
    </message>
    <message>
        <source>Total of the invoice</source>
        <translation>Total de la factura</translation>
    </message>
    <message>
        <source>That is more than the %1 outstanding.</source>
        <translation>Es más de lo que está pendiente: %1.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PaymentPlanCard</name>
    <message>
        <source>Payment plan</source>
        <translation>Plan de pagos</translation>
    </message>
    <message>
        <source>Change the shop’s payment plan</source>
        <translation>Cambiar el plan de pagos de la tienda</translation>
    </message>
    <message>
        <source>Use the default plan</source>
        <translation>Usar el plan por defecto</translation>
    </message>
    <message>
        <source>for events without their own plan</source>
        <translation>para los eventos sin plan propio</translation>
    </message>
    <message numerus="yes">
        <source>%n agreed events keep the plan from before.</source>
        <translation>
            <numerusform>%Ln evento acordado conserva el plan anterior.</numerusform>
            <numerusform>%Ln eventos acordados conservan el plan anterior.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PaymentsCard</name>
    <message>
        <source>Payments</source>
        <translation>Pagos</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Importe</translation>
    </message>
    <message>
        <source>A refund takes a minus.</source>
        <translation>Un reembolso lleva un menos.</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Forma de pago</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Referencia</translation>
    </message>
    <message>
        <source>optional</source>
        <translation>opcional</translation>
    </message>
    <message>
        <source>Record payment</source>
        <translation>Registrar pago</translation>
    </message>
    <message>
        <source>Refund</source>
        <translation>Reembolsar</translation>
    </message>
    <message>
        <source>Nothing has come in yet.</source>
        <translation>Aún no se ha recibido nada.</translation>
    </message>
    <message>
        <source>Write an amount; a refund takes a minus.</source>
        <translation>Escriba un importe; un reembolso lleva un menos.</translation>
    </message>
    <message>
        <source>Record payment %1</source>
        <translation>Registrar el pago %1</translation>
    </message>
    <message>
        <source>Paid on</source>
        <translation>Pagado el</translation>
    </message>
    <message>
        <source>today</source>
        <translation>hoy</translation>
    </message>
    <message>
        <source>card, cash…</source>
        <translation>tarjeta…</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PaymentsModel</name>
    <message>
        <source>Delete payment %1</source>
        <translation>Eliminar el pago %1</translation>
    </message>
    <message>
        <source>Deleted the payment of %1, %2</source>
        <translation>Pago del %1 eliminado, %2</translation>
    </message>
    <message>
        <source>Paid on</source>
        <translation>Pagado el</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Importe</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Forma de pago</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Referencia</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Change payment %1</source>
        <translation>Cambiar el pago %1</translation>
    </message>
    <message>
        <source>Write the day it came in.</source>
        <translation>Escriba el día en que se recibió.</translation>
    </message>
    <message>
        <source>Write an amount; a refund takes a minus.</source>
        <translation>Escriba un importe; un reembolso lleva un menos.</translation>
    </message>
    <message>
        <source>refund of %1</source>
        <translation>reembolso de %1</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PaymentsTab</name>
    <message>
        <source>Instalments</source>
        <translation>Plazos</translation>
    </message>
    <message>
        <source>Change the plan</source>
        <translation>Cambiar el plan</translation>
    </message>
    <message>
        <source>Change payment plan</source>
        <translation>Cambiar el plan de pagos</translation>
    </message>
    <message>
        <source>Use the shop’s plan</source>
        <translation>Usar el plan de la tienda</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PictureEye</name>
    <message>
        <source>Picture to take a colour from</source>
        <translation>Imagen de la que tomar un color</translation>
    </message>
    <message>
        <source>The arrows move and take the colour below the lens</source>
        <translation>Las flechas mueven la lupa y toman el color que hay debajo</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PictureField</name>
    <message>
        <source>Choose a picture…</source>
        <translation>Elegir una imagen…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Imágenes</translation>
    </message>
    <message>
        <source>This is not a picture that can be shown; choose a PNG, JPEG or WebP file.</source>
        <translation>Esto no es una imagen que se pueda mostrar; elija un archivo PNG, JPEG o WebP.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PictureIntake</name>
    <message>
        <source>the picture</source>
        <translation>la imagen</translation>
    </message>
    <message>
        <source>“%1” cannot be read.</source>
        <translation>«%1» no se puede leer.</translation>
    </message>
    <message>
        <source>“%1” is too large: 64 MB and 64 million pixels are the most.</source>
        <translation>«%1» es demasiado grande: el máximo son 64 MB y 64 millones de píxeles.</translation>
    </message>
    <message>
        <source>“%1” is not a picture that can be shown. Choose a PNG, JPEG or WebP file.</source>
        <translation>«%1» no es una imagen que se pueda mostrar. Use un archivo PNG, JPEG o WebP.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PictureStrip</name>
    <message>
        <source>Add pictures</source>
        <translation>Añadir imágenes</translation>
    </message>
    <message>
        <source>Or drop them here, or paste them with Ctrl+V</source>
        <translation>O suéltelas aquí, o péguelas con Ctrl+V</translation>
    </message>
    <message>
        <source>Pictures of %1</source>
        <translation>Imágenes de %1</translation>
    </message>
    <message>
        <source>Add pictures to %1</source>
        <translation>Añadir imágenes a %1</translation>
    </message>
    <message>
        <source>%1
A picture elsewhere. A click opens it in the browser.</source>
        <translation>%1
Una imagen en otro sitio. Un clic la abre en el navegador.</translation>
    </message>
    <message>
        <source>Link to a picture, %1</source>
        <translation>Enlace a una imagen, %1</translation>
    </message>
    <message>
        <source>Picture %1 of %2</source>
        <translation>Imagen %1 de %2</translation>
    </message>
    <message>
        <source>Remove a picture from %1</source>
        <translation>Quitar una imagen de %1</translation>
    </message>
    <message>
        <source>Move a picture of %1</source>
        <translation>Mover una imagen de %1</translation>
    </message>
    <message>
        <source>Add a picture to %1</source>
        <translation>Añadir una imagen a %1</translation>
    </message>
    <message>
        <source>There is no picture on the clipboard.</source>
        <translation>No hay ninguna imagen en el portapapeles.</translation>
    </message>
    <message>
        <source>Pictures (%1)</source>
        <translation>Imágenes (%1)</translation>
    </message>
    <message>
        <source>Reading the picture…</source>
        <translation>Leyendo la imagen…</translation>
    </message>
    <message>
        <source>Reading picture %1 of %2…</source>
        <translation>Leyendo la imagen %1 de %2…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PictureTile</name>
    <message>
        <source>Click to enlarge. Delete removes it, Ctrl with an arrow moves it.</source>
        <translation>Un clic la muestra en grande. Supr la quita, Ctrl con una flecha la mueve.</translation>
    </message>
    <message>
        <source>Enlarge</source>
        <translation>Ver en grande</translation>
    </message>
    <message>
        <source>Move to the left</source>
        <translation>Mover a la izquierda</translation>
    </message>
    <message>
        <source>Move to the right</source>
        <translation>Mover a la derecha</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PictureViewer</name>
    <message>
        <source>Picture %1 of %2</source>
        <translation>Imagen %1 de %2</translation>
    </message>
    <message>
        <source>This picture is not there any more.</source>
        <translation>Esta imagen ya no está.</translation>
    </message>
    <message>
        <source>%1 of %2 · arrows show the others, Escape closes</source>
        <translation>%1 de %2 · las flechas muestran las demás, Esc cierra</translation>
    </message>
    <message>
        <source>Escape closes</source>
        <translation>Esc cierra</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PlanEditor</name>
    <message>
        <source>On acceptance</source>
        <translation>Al aceptar</translation>
    </message>
    <message>
        <source>After acceptance</source>
        <translation>Después de aceptar</translation>
    </message>
    <message>
        <source>Before the event</source>
        <translation>Antes del evento</translation>
    </message>
    <message>
        <source>On the day of the event</source>
        <translation>El día del evento</translation>
    </message>
    <message>
        <source>After the event</source>
        <translation>Después del evento</translation>
    </message>
    <message>
        <source>On a day</source>
        <translation>En una fecha</translation>
    </message>
    <message>
        <source>the rest</source>
        <translation>el resto</translation>
    </message>
    <message>
        <source>Add an instalment</source>
        <translation>Añadir un plazo</translation>
    </message>
    <message>
        <source>Name of the instalment</source>
        <translation>Nombre del plazo</translation>
    </message>
    <message>
        <source>Share or amount</source>
        <translation>Parte o importe</translation>
    </message>
    <message>
        <source>Day, or number of days</source>
        <translation>Fecha o número de días</translation>
    </message>
    <message>
        <source>Remove the instalment</source>
        <translation>Quitar el plazo</translation>
    </message>
    <message>
        <source>Due</source>
        <translation>Vence</translation>
    </message>
    <message>
        <source>Write a share like 25%, or an amount.</source>
        <translation>Escriba una parte como 25 %, o un importe.</translation>
    </message>
    <message>
        <source>Write a day, like +14.</source>
        <translation>Escriba un día, por ejemplo +14.</translation>
    </message>
    <message>
        <source>Write a number of days, 1 to %1.</source>
        <translation>Escriba un número de días, de 1 a %1.</translation>
    </message>
    <message>
        <source>Instalment %1</source>
        <translation>Plazo %1</translation>
    </message>
    <message>
        <source>Remove the instalment %1</source>
        <translation>Quitar el plazo %1</translation>
    </message>
    <message>
        <source>%1 or %2?</source>
        <translation>¿%1 o %2?</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Parte</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PreviewStep</name>
    <message>
        <source>All or nothing: import only if no row is refused</source>
        <translation>Todo o nada: importar solo si no se rechaza ninguna fila</translation>
    </message>
    <message>
        <source>First rows</source>
        <translation>Primeras filas</translation>
    </message>
    <message>
        <source>Looking at the file…</source>
        <translation>Leyendo el archivo…</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Línea</translation>
    </message>
    <message>
        <source>What happens</source>
        <translation>Qué pasa</translation>
    </message>
    <message>
        <source>%1, %2 matched by you</source>
        <translation>%1, asignadas por usted: %2</translation>
    </message>
    <message numerus="yes">
        <source>Nothing is imported while %n row(s) are refused.</source>
        <translation>
            <numerusform>No se importará nada mientras se rechace %Ln fila.</numerusform>
            <numerusform>No se importará nada mientras se rechacen %Ln filas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) are refused and left out; you can save and correct them afterwards.</source>
        <translation>
            <numerusform>Se rechaza y se omite %Ln fila; después puede guardarla y corregirla.</numerusform>
            <numerusform>Se rechazan y se omiten %Ln filas; después puede guardarlas y corregirlas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The pack size of %n varieties changes.</source>
        <translation>
            <numerusform>El tamaño del paquete de %n variedad cambia.</numerusform>
            <numerusform>El tamaño del paquete de %n variedades cambia.</numerusform>
        </translation>
    </message>
    <message>
        <source>Varieties not found (%1)</source>
        <translation>No encontradas (%1)</translation>
    </message>
    <message>
        <source>New colours (%1)</source>
        <translation>Colores nuevos (%1)</translation>
    </message>
    <message>
        <source>%1, %2 decided by you</source>
        <translation>%1, %2 decididos por usted</translation>
    </message>
    <message>
        <source>Possible duplicates (%1)</source>
        <translation>Posibles duplicados (%1)</translation>
    </message>
    <message>
        <source>%1 per pack</source>
        <translation>%1 por paquete</translation>
    </message>
    <message>
        <source>“%1” is read as %2.</source>
        <translation>«%1» se lee como %2.</translation>
    </message>
    <message>
        <source>Read as %1</source>
        <translation>Leer como %1</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) need a look.</source>
        <translation>
            <numerusform>Revise %n fila.</numerusform>
            <numerusform>Revise %n filas.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 each</source>
        <translation>%1 la unidad</translation>
    </message>
    <message numerus="yes">
        <source>%n price(s) are more than three times, or less than a third, of the last one. Tick those that are right; the others are left out.</source>
        <translation>
            <numerusform>%n precio es más del triple o menos de un tercio del último. Márquelo si es correcto; si no, se omite.</numerusform>
            <numerusform>%n precios son más del triple o menos de un tercio de los últimos. Marque los correctos; los demás se omiten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Tick none</source>
        <translation>No marcar ninguno</translation>
    </message>
    <message>
        <source>Tick all</source>
        <translation>Marcar todos</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PriceEntriesModel</name>
    <message>
        <source>any supplier</source>
        <translation>cualquiera</translation>
    </message>
    <message>
        <source>new</source>
        <translation>nuevo</translation>
    </message>
    <message>
        <source>Before: %1</source>
        <translation>Antes: %1</translation>
    </message>
    <message>
        <source>Incl. tax and the shop’s markup, without extras</source>
        <translation>Con IVA y el multiplicador de la tienda, sin suplemento</translation>
    </message>
    <message>
        <source>Variety</source>
        <translation>Variedad</translation>
    </message>
    <message>
        <source>Supplier</source>
        <translation>Proveedor</translation>
    </message>
    <message>
        <source>Unit cost
excl. tax</source>
        <translation>Precio un.
sin IVA</translation>
    </message>
    <message>
        <source>Client price
incl. tax</source>
        <translation>Precio cliente
con IVA</translation>
    </message>
    <message>
        <source>vs. last list</source>
        <translation>vs. anterior</translation>
    </message>
    <message>
        <source>“%1” is not a price.</source>
        <translation>«%1» no es un precio.</translation>
    </message>
    <message>
        <source>Change price of %1</source>
        <translation>Cambiar el precio de %1</translation>
    </message>
    <message numerus="yes">
        <source>%n more row(s) were pasted than there are prices; nothing was changed.</source>
        <translation>
            <numerusform>Se ha pegado %Ln fila de más para los precios que hay; no se ha cambiado nada.</numerusform>
            <numerusform>Se han pegado %Ln filas de más para los precios que hay; no se ha cambiado nada.</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” is not a price; nothing was changed.</source>
        <translation>«%1» no es un precio; no se ha cambiado nada.</translation>
    </message>
    <message numerus="yes">
        <source>Paste %n price(s)</source>
        <translation>
            <numerusform>Pegar %Ln precio</numerusform>
            <numerusform>Pegar %Ln precios</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has a price for %2 on this list.</source>
        <translation>%1 ya tiene un precio de %2 en esta lista.</translation>
    </message>
    <message>
        <source>Add price of %1</source>
        <translation>Añadir el precio de %1</translation>
    </message>
    <message>
        <source>Each supplier of %1 has a price on this list already.</source>
        <translation>Cada proveedor de %1 ya tiene un precio en esta lista.</translation>
    </message>
    <message>
        <source>Delete price of %1</source>
        <translation>Eliminar el precio de %1</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n price(s)</source>
        <translation>
            <numerusform>Eliminar %Ln precio</numerusform>
            <numerusform>Eliminar %Ln precios</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n price(s)</source>
        <translation>
            <numerusform>%Ln precio</numerusform>
            <numerusform>%Ln precios</numerusform>
        </translation>
    </message>
    <message>
        <source>Deleted %1 from %2.</source>
        <translation>Eliminado de %2: %1.</translation>
    </message>
    <message>
        <source>On the list before</source>
        <translation>En la lista anterior</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PriceHistory</name>
    <message>
        <source>Price history, excl. tax</source>
        <translation>Historial de precios, sin IVA</translation>
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
    <message>
        <source>Any supplier</source>
        <translation>Cualquier proveedor</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PriceListView</name>
    <message>
        <source>Supplier</source>
        <translation>Proveedor</translation>
    </message>
    <message>
        <source>Prices</source>
        <translation>Precios</translation>
    </message>
    <message>
        <source>This list has no prices yet. Type a variety below, or make a new list from an older one, with all its prices raised at once.</source>
        <translation>Esta lista aún no tiene precios. Escriba abajo una variedad, o cree una lista nueva a partir de otra más antigua, subiendo todos sus precios a la vez.</translation>
    </message>
    <message>
        <source>No matching prices on this list.</source>
        <translation>Ningún precio de esta lista coincide.</translation>
    </message>
    <message>
        <source>Name of the list</source>
        <translation>Nombre de la lista</translation>
    </message>
    <message>
        <source>Prices valid from</source>
        <translation>Precios desde</translation>
    </message>
    <message>
        <source>Tax on these prices</source>
        <translation>IVA de estos precios</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Desde</translation>
    </message>
    <message>
        <source>Tax</source>
        <translation>IVA</translation>
    </message>
    <message>
        <source>New from this…</source>
        <translation>Nueva desde esta…</translation>
    </message>
    <message>
        <source>New list from this one</source>
        <translation>Nueva lista a partir de esta</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Más</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplicar</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Search this list…</source>
        <translation>Buscar…</translation>
    </message>
    <message>
        <source>Prices of %1</source>
        <translation>Precios de %1</translation>
    </message>
    <message numerus="yes">
        <source>%n price(s)</source>
        <translation>
            <numerusform>%Ln precio</numerusform>
            <numerusform>%Ln precios</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pinned by %n event(s)</source>
        <translation>
            <numerusform>Fijada en %Ln evento</numerusform>
            <numerusform>Fijada en %Ln eventos</numerusform>
        </translation>
    </message>
    <message>
        <source>and earlier events</source>
        <translation>y eventos anteriores</translation>
    </message>
    <message>
        <source>“%1” is not a tax rate; write a percentage, like 20.</source>
        <translation>«%1» no es un tipo de IVA; escriba un porcentaje, como 20.</translation>
    </message>
    <message>
        <source>Supplier: %1</source>
        <translation>Proveedor: %1</translation>
    </message>
    <message>
        <source>Add a price: type a variety, like “quick 50”</source>
        <translation>Añadir un precio: escriba una variedad, como «quick 50»</translation>
    </message>
    <message>
        <source>Add a price</source>
        <translation>Añadir un precio</translation>
    </message>
    <message>
        <source>Import prices…</source>
        <translation>Importar precios…</translation>
    </message>
    <message>
        <source>Tax category</source>
        <translation>Categoría de IVA</translation>
    </message>
    <message>
        <source>Why no tax is charged…</source>
        <translation>Por qué no se cobra IVA…</translation>
    </message>
    <message>
        <source>Why no tax is charged</source>
        <translation>Por qué no se cobra IVA</translation>
    </message>
    <message>
        <source>As invoices say it:</source>
        <translation>Como aparece en las facturas:</translation>
    </message>
    <message>
        <source>as its rate says</source>
        <translation>según su tipo</translation>
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
        <source>Refresh lists…</source>
        <translation>Actualizar listas…</translation>
    </message>
    <message>
        <source>Price list for %1</source>
        <translation>Lista de precios para %1</translation>
    </message>
    <message>
        <source>Shows what the newest lists would change before you apply them.</source>
        <translation>Muestra qué cambiarían las listas más recientes antes de aplicarlas.</translation>
    </message>
    <message>
        <source>No price list for the day of the event.</source>
        <translation>No hay lista de precios para el día del evento.</translation>
    </message>
    <message>
        <source>Newest: %1</source>
        <translation>Más reciente: %1</translation>
    </message>
    <message>
        <source>Out of date</source>
        <translation>Desfasada</translation>
    </message>
    <message>
        <source>Change price list</source>
        <translation>Cambiar la lista de precios</translation>
    </message>
    <message>
        <source>Unpin prices…</source>
        <translation>Liberar precios…</translation>
    </message>
    <message>
        <source>Every line keeps its price, whatever happens to lists, packs and markups.</source>
        <translation>Cada línea mantiene su precio, pase lo que pase con las listas, los paquetes y los multiplicadores.</translation>
    </message>
    <message>
        <source>Shows what today’s prices would change before you apply them.</source>
        <translation>Muestra primero qué cambiarían los precios de hoy.</translation>
    </message>
    <message>
        <source>Newest</source>
        <translation>Última</translation>
    </message>
    <message>
        <source>Pin lists</source>
        <translation>Fijar listas</translation>
    </message>
    <message>
        <source>Pins the price lists in use, so that newer lists change nothing.</source>
        <translation>Fija las listas de precios en uso, para que otras más nuevas no cambien nada.</translation>
    </message>
    <message>
        <source>Pinned: %1</source>
        <translation>Fijada: %1</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PriceListsModel</name>
    <message>
        <source>Out of date</source>
        <translation>Desfasada</translation>
    </message>
    <message>
        <source>Newest</source>
        <translation>Última</translation>
    </message>
    <message>
        <source>Upcoming</source>
        <translation>Próxima</translation>
    </message>
    <message>
        <source>Price list</source>
        <translation>Lista</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Desde</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PriceListsPage</name>
    <message>
        <source>Price lists</source>
        <translation>Listas de precios</translation>
    </message>
    <message>
        <source>What do your flowers cost? Make a price list for each type of product and season; every event is then priced from the newest one.</source>
        <translation>¿Cuánto cuestan sus flores? Cree una lista de precios para cada tipo de producto y temporada; cada evento se calcula entonces con la más reciente.</translation>
    </message>
    <message>
        <source>Varieties without a price</source>
        <translation>Variedades sin precio</translation>
    </message>
    <message>
        <source>Every variety on your events has a price on the newest list.</source>
        <translation>Cada variedad de sus eventos tiene un precio en la lista más reciente.</translation>
    </message>
    <message>
        <source>Lists</source>
        <translation>Listas</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparar</translation>
    </message>
    <message>
        <source>Without a price</source>
        <translation>Sin precio</translation>
    </message>
    <message>
        <source>New price list</source>
        <translation>Nueva lista de precios</translation>
    </message>
    <message>
        <source>Without a price (%1)</source>
        <translation>Sin precio (%1)</translation>
    </message>
    <message numerus="yes">
        <source>%n price list(s)</source>
        <translation>
            <numerusform>%Ln lista de precios</numerusform>
            <numerusform>%Ln listas de precios</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 out of date</source>
        <translation>%1, desfasadas: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n varieties need a price</source>
        <translation>
            <numerusform>%Ln variedad necesita un precio</numerusform>
            <numerusform>%Ln variedades necesitan un precio</numerusform>
        </translation>
    </message>
    <message>
        <source>Export the prices of this list…</source>
        <translation>Exportar los precios de esta lista…</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importar…</translation>
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
        <source>Refresh lists</source>
        <translation>Actualizar listas</translation>
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
    <message>
        <source>Unpin prices</source>
        <translation>Liberar precios</translation>
    </message>
    <message>
        <source>No prices are pinned.</source>
        <translation>No hay precios fijados.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PricingForm</name>
    <message>
        <source>%1 incl. %2</source>
        <translation>%1 con %2</translation>
    </message>
    <message>
        <source>Markups</source>
        <translation>Multiplicadores</translation>
    </message>
    <message>
        <source>Extra per unit</source>
        <translation>Suplemento/ud.</translation>
    </message>
    <message>
        <source>Change the extra per unit</source>
        <translation>Cambiar el suplemento</translation>
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
        <source>Share</source>
        <translation>Porcentaje</translation>
    </message>
    <message>
        <source>Hours</source>
        <translation>Horas</translation>
    </message>
    <message>
        <source>Hourly rate</source>
        <translation>Tarifa por hora</translation>
    </message>
    <message>
        <source>Fixed amount</source>
        <translation>Importe fijo</translation>
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
        <source>excl. %1</source>
        <translation>sin %1</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Distancia</translation>
    </message>
    <message>
        <source>Per mile</source>
        <translation>Por milla</translation>
    </message>
    <message>
        <source>Per kilometre</source>
        <translation>Por kilómetro</translation>
    </message>
    <message>
        <source>Change travel</source>
        <translation>Cambiar el desplazamiento</translation>
    </message>
    <message>
        <source>Fees</source>
        <translation>Gastos adicionales</translation>
    </message>
    <message>
        <source>Change fees</source>
        <translation>Cambiar los gastos adicionales</translation>
    </message>
    <message>
        <source>Tax</source>
        <translation>IVA</translation>
    </message>
    <message>
        <source>Tax group</source>
        <translation>Grupo de IVA</translation>
    </message>
    <message>
        <source>Change tax group</source>
        <translation>Cambiar el grupo de IVA</translation>
    </message>
    <message>
        <source>Shop default</source>
        <translation>como en la tienda</translation>
    </message>
    <message>
        <source>Discount</source>
        <translation>Descuento</translation>
    </message>
    <message>
        <source>taken off everything above, incl. %1</source>
        <translation>se resta de todo lo anterior, con %1</translation>
    </message>
    <message>
        <source>Change discount</source>
        <translation>Cambiar el descuento</translation>
    </message>
    <message>
        <source>%1, shop default</source>
        <translation>%1 (tienda)</translation>
    </message>
    <message>
        <source>Added to each unit’s cost, incl. tax</source>
        <translation>Se añade al coste de cada unidad, con IVA</translation>
    </message>
    <message>
        <source>Shop default: %1</source>
        <translation>como en la tienda: %1</translation>
    </message>
    <message>
        <source>times the cost, incl. %1</source>
        <translation>multiplica el coste con %1</translation>
    </message>
    <message>
        <source>share of the lines’ price; amounts excl. %1</source>
        <translation>parte del precio de las líneas; importes sin %1</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PrintJobs</name>
    <message>
        <source>%1 - proposal</source>
        <translation>%1 - presupuesto</translation>
    </message>
    <message>
        <source>%1 - recipes</source>
        <translation>%1 - escandallos</translation>
    </message>
    <message>
        <source>%1 - packing list</source>
        <translation>%1 - lista de carga</translation>
    </message>
    <message>
        <source>%1 - supplier orders</source>
        <translation>%1 - pedidos a proveedores</translation>
    </message>
    <message numerus="yes">
        <source>Supplier orders, %n events</source>
        <translation>
            <numerusform>Pedidos a proveedores, %Ln evento</numerusform>
            <numerusform>Pedidos a proveedores, %Ln eventos</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 - run sheet</source>
        <translation>%1 - hoja de ruta</translation>
    </message>
    <message>
        <source>%1 - production</source>
        <translation>%1 - producción</translation>
    </message>
    <message>
        <source>Save as e-invoice</source>
        <translation>Guardar como factura electrónica</translation>
    </message>
    <message>
        <source>E-invoice as UBL (*.xml)</source>
        <translation>Factura electrónica UBL (*.xml)</translation>
    </message>
    <message>
        <source>Figures %1</source>
        <translation>Cifras %1</translation>
    </message>
    <message>
        <source>Save as a workbook</source>
        <translation>Guardar como libro</translation>
    </message>
    <message>
        <source>Excel workbook (*.xlsx)</source>
        <translation>Libro de Excel (*.xlsx)</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>Diario</translation>
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
    <name>stemdesk::ui::ProductTypeWords</name>
    <message>
        <source>flower</source>
        <translation>flor</translation>
    </message>
    <message>
        <source>material</source>
        <translation>material</translation>
    </message>
    <message>
        <source>hire</source>
        <translation>alquiler</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ProductTypesCard</name>
    <message>
        <source>Product types</source>
        <translation>Tipos de producto</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>markup on cost incl. tax</source>
        <translation>multiplicador sobre el coste con IVA</translation>
    </message>
    <message>
        <source>Delete the chosen type</source>
        <translation>Eliminar el tipo elegido</translation>
    </message>
    <message>
        <source>Name of a new type</source>
        <translation>Nombre del nuevo tipo</translation>
    </message>
    <message>
        <source>Give it a name.</source>
        <translation>Indique un nombre.</translation>
    </message>
    <message>
        <source>This type already exists.</source>
        <translation>Este tipo ya existe.</translation>
    </message>
    <message>
        <source>The name can have up to %1 characters.</source>
        <translation>El nombre puede tener hasta %1 caracteres.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ProductTypesModel</name>
    <message>
        <source>hired out</source>
        <translation>alquiler</translation>
    </message>
    <message>
        <source>sold</source>
        <translation>venta</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguna</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Markup</source>
        <translation>Multiplicador</translation>
    </message>
    <message>
        <source>Spare</source>
        <translation>Reserva</translation>
    </message>
    <message>
        <source>Sold or hired</source>
        <translation>Venta o alquiler</translation>
    </message>
    <message>
        <source>Write a factor above 0, like 2.5 for two and a half times the cost.</source>
        <translation>Escriba un factor mayor que 0, como 2,5 para dos veces y media el coste.</translation>
    </message>
    <message>
        <source>Write a percentage from 0 to 100, like 10 for one more in ten.</source>
        <translation>Escriba un porcentaje de 0 a 100, como 10 para una décima parte más.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ProductsModel</name>
    <message numerus="yes">
        <source>Change %n rows</source>
        <translation>
            <numerusform>Cambiar %n fila</numerusform>
            <numerusform>Cambiar %n filas</numerusform>
        </translation>
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
        <translation>¿Con qué trabaja? Añada aquí flores, materiales y piezas de alquiler, cada uno con sus variedades, longitudes de tallo y paquetes; de ahí salen escandallos y pedidos.</translation>
    </message>
    <message>
        <source>No matching products.</source>
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
        <source>Export the products shown…</source>
        <translation>Exportar los productos visibles…</translation>
    </message>
    <message>
        <source>Export all products…</source>
        <translation>Exportar todos los productos…</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importar…</translation>
    </message>
    <message>
        <source>Import a file…</source>
        <translation>Importar un archivo…</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n rows</source>
        <translation>
            <numerusform>Eliminar %n fila</numerusform>
            <numerusform>Eliminar %n filas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deleted %n products or varieties.</source>
        <translation>
            <numerusform>%n producto o variedad eliminado.</numerusform>
            <numerusform>%n productos o variedades eliminados.</numerusform>
        </translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplicar</translation>
    </message>
    <message>
        <source>New variety</source>
        <translation>Nueva variedad</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>the chosen row</source>
        <translation>la fila elegida</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>As they were added</source>
        <translation>Según se añadieron</translation>
    </message>
    <message numerus="yes">
        <source>%n event line(s) went with them.</source>
        <translation>
            <numerusform>Se eliminó también %Ln línea de eventos.</numerusform>
            <numerusform>Se eliminaron también %Ln líneas de eventos.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::QuoteCard</name>
    <message>
        <source>Decline</source>
        <translation>Rechazado</translation>
    </message>
    <message>
        <source>Reopen</source>
        <translation>Reabrir</translation>
    </message>
    <message>
        <source>Save PDF…</source>
        <translation>Guardar PDF…</translation>
    </message>
    <message>
        <source>Draft e-mail</source>
        <translation>Preparar correo</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Accepted by</source>
        <translation>Aceptado por</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Aceptado</translation>
    </message>
    <message>
        <source>Why it was declined, if known</source>
        <translation>Motivo del rechazo, si se sabe</translation>
    </message>
    <message>
        <source>Do not decline</source>
        <translation>No rechazar</translation>
    </message>
    <message>
        <source>Quote %1</source>
        <translation>Presupuesto %1</translation>
    </message>
    <message>
        <source>Write who accepted it.</source>
        <translation>Escriba quién lo aceptó.</translation>
    </message>
    <message>
        <source>Note for the client: %1</source>
        <translation>Nota para el cliente: %1</translation>
    </message>
    <message>
        <source>What the quote contains</source>
        <translation>Contenido del presupuesto</translation>
    </message>
    <message>
        <source>Unchanged since</source>
        <translation>Sin cambios desde entonces</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::QuoteChangesCard</name>
    <message>
        <source>What changed</source>
        <translation>Qué ha cambiado</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Precio</translation>
    </message>
    <message>
        <source>What changed since the quote</source>
        <translation>Qué ha cambiado desde el presupuesto</translation>
    </message>
    <message>
        <source>Changed since quote %1</source>
        <translation>Cambios desde el presupuesto %1</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <translation>%1 → %2</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::QuoteFiles</name>
    <message>
        <source>Copied the e-mail</source>
        <translation>Correo copiado</translation>
    </message>
    <message>
        <source>Copied the e-mail to %1</source>
        <translation>Correo para %1 copiado</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::QuoteParts</name>
    <message>
        <source>Labour</source>
        <translation>Mano de obra</translation>
    </message>
    <message>
        <source>Travel</source>
        <translation>Desplazamiento</translation>
    </message>
    <message>
        <source>Discount</source>
        <translation>Descuento</translation>
    </message>
    <message>
        <source>Contains</source>
        <translation>Contenido</translation>
    </message>
    <message>
        <source>Qty</source>
        <translation>Cantidad</translation>
    </message>
    <message>
        <source>Each</source>
        <translation>Precio un.</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Importe</translation>
    </message>
    <message>
        <source>Total incl. tax</source>
        <translation>Total con IVA</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::QuotesModel</name>
    <message>
        <source>by %1 on %2</source>
        <translation>por %1 el %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Quote %1</source>
        <translation>Presupuesto %1</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Versión</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Precio</translation>
    </message>
    <message>
        <source>Valid until</source>
        <translation>Válido hasta</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Respuesta</translation>
    </message>
    <message>
        <source>Made</source>
        <translation>Hecho</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::QuotesTab</name>
    <message>
        <source>Quotes</source>
        <translation>Presupuestos</translation>
    </message>
    <message>
        <source>Valid until, if limited</source>
        <translation>Válido hasta, si caduca</translation>
    </message>
    <message>
        <source>Note for the client</source>
        <translation>Nota para el cliente</translation>
    </message>
    <message>
        <source>What a quote would contain</source>
        <translation>Lo que contendría un presupuesto</translation>
    </message>
    <message>
        <source>Accept quote %1</source>
        <translation>Aceptar presupuesto %1</translation>
    </message>
    <message>
        <source>Decline quote %1</source>
        <translation>Rechazar presupuesto %1</translation>
    </message>
    <message>
        <source>Reopen quote %1</source>
        <translation>Reabrir presupuesto %1</translation>
    </message>
    <message>
        <source>Delete quote %1</source>
        <translation>Eliminar presupuesto %1</translation>
    </message>
    <message>
        <source>Deleted quote %1</source>
        <translation>Presupuesto %1 eliminado</translation>
    </message>
    <message>
        <source>Write a day, like +14.</source>
        <translation>Escriba un día, por ejemplo +14.</translation>
    </message>
    <message>
        <source>%1 is past: the quote would be expired at once.</source>
        <translation>%1 ya ha pasado: el presupuesto nacería caducado.</translation>
    </message>
    <message>
        <source>Make a quote</source>
        <translation>Hacer un presupuesto</translation>
    </message>
    <message>
        <source>No quote yet. It keeps the words and prices of today, for the PDF and the e-mail to the client, and shows later what has changed since.</source>
        <translation>Aún no hay presupuesto. Conserva los textos y precios de hoy, para el PDF y el correo al cliente, y muestra después qué ha cambiado.</translation>
    </message>
    <message>
        <source>Nothing is sent yet: save the PDF or draft the e-mail below. The event then waits for the client’s answer.</source>
        <translation>Todavía no se envía nada: guarde después el PDF o prepare el correo, más abajo. El evento queda a la espera de la respuesta del cliente.</translation>
    </message>
    <message>
        <source>Quotes don’t change once made.</source>
        <translation>Un presupuesto creado ya no cambia.</translation>
    </message>
    <message>
        <source>a day, like +14</source>
        <translation>un día, como +14</translation>
    </message>
    <message>
        <source>Make the quote</source>
        <translation>Hacer el presupuesto</translation>
    </message>
    <message>
        <source>Make no quote</source>
        <translation>No hacer presupuesto</translation>
    </message>
    <message>
        <source>Would replace accepted quote %1 · same price</source>
        <translation>Sustituiría al presupuesto aceptado %1 · mismo precio</translation>
    </message>
    <message>
        <source>Would replace accepted quote %1 · %2 more</source>
        <translation>Sustituiría al presupuesto aceptado %1 · %2 más</translation>
    </message>
    <message>
        <source>Would replace accepted quote %1 · %2 less</source>
        <translation>Sustituiría al presupuesto aceptado %1 · %2 menos</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::RailSearch</name>
    <message>
        <source>Ctrl K</source>
        <translation>Ctrl K</translation>
    </message>
    <message>
        <source>Search…</source>
        <translation>Buscar…</translation>
    </message>
    <message>
        <source>Search everything</source>
        <translation>Buscar en todo</translation>
    </message>
    <message>
        <source>Search everything, Ctrl K</source>
        <translation>Buscar en todo, Ctrl K</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::RecipeMenu</name>
    <message>
        <source>None yet: choose “Keep as a recipe” in an arrangement’s menu</source>
        <translation>Aún no hay: elija «Guardar como escandallo» en el menú de un arreglo</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s)</source>
        <translation>
            <numerusform>%n línea</numerusform>
            <numerusform>%n líneas</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete a recipe</source>
        <translation>Eliminar un escandallo</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>Añadir %1</translation>
    </message>
    <message>
        <source>No longer in the catalogue, and left out: %1</source>
        <translation>Ya no está en el catálogo y se omite: %1</translation>
    </message>
    <message>
        <source>Delete the recipe %1</source>
        <translation>Eliminar el escandallo %1</translation>
    </message>
    <message>
        <source>Deleted the recipe %1</source>
        <translation>Escandallo %1 eliminado</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::RecipeView</name>
    <message>
        <source>The recipe says what each arrangement is made of. Begin with one: a bridal bouquet, a table centre.</source>
        <translation>El escandallo dice de qué se compone cada arreglo. Empiece por uno: un ramo de novia, un centro de mesa.</translation>
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
    <message>
        <source>From a recipe</source>
        <translation>Desde un escandallo</translation>
    </message>
    <message>
        <source>A kept arrangement, with its lines</source>
        <translation>Un arreglo guardado, con sus líneas</translation>
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
        <source>It has no price on the list.</source>
        <translation>No tiene precio en la lista.</translation>
    </message>
    <message>
        <source>From %1</source>
        <translation>De %1</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>Artículo</translation>
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
    <name>stemdesk::ui::RefusalNote</name>
    <message>
        <source>The row was deleted meanwhile; “%1” was not stored.</source>
        <translation>La fila se ha eliminado entretanto; «%1» no se ha guardado.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ReminderDialog</name>
    <message>
        <source>Open in mail program</source>
        <translation>Abrir en el programa de correo</translation>
    </message>
    <message>
        <source>Note as reminded</source>
        <translation>Anotar como recordado</translation>
    </message>
    <message>
        <source>Remind</source>
        <translation>Recordar</translation>
    </message>
    <message>
        <source>Clients with overdue invoices</source>
        <translation>Clientes con facturas vencidas</translation>
    </message>
    <message>
        <source>Tone</source>
        <translation>Tono</translation>
    </message>
    <message>
        <source>Friendly reminder</source>
        <translation>Recordatorio amistoso</translation>
    </message>
    <message>
        <source>Second reminder</source>
        <translation>Segundo recordatorio</translation>
    </message>
    <message>
        <source>Last reminder</source>
        <translation>Último recordatorio</translation>
    </message>
    <message>
        <source>The message</source>
        <translation>El mensaje</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>reminded %1</source>
        <translation>recordado el %1</translation>
    </message>
    <message>
        <source>Noted: %1 was reminded. Give it a week before the next reminder.</source>
        <translation>Anotado: se ha recordado a %1. Espere una semana hasta el próximo recordatorio.</translation>
    </message>
    <message>
        <source>Nothing is overdue.</source>
        <translation>No hay nada vencido.</translation>
    </message>
    <message>
        <source>Look at each message before it is opened in your mail program. Nothing is sent by itself.</source>
        <translation>Mire cada mensaje antes de que se abra en su programa de correo. Nada se envía por sí solo.</translation>
    </message>
    <message>
        <source>Reminder %1</source>
        <translation>Recordatorio %1</translation>
    </message>
    <message>
        <source>The message is open in your mail program. Once you have sent it, note it here.</source>
        <translation>El mensaje está abierto en su programa de correo. Cuando lo haya enviado, anótelo aquí.</translation>
    </message>
    <message>
        <source>No mail program opens the message; it is in %1.</source>
        <translation>Ningún programa de correo abre el mensaje; está en %1.</translation>
    </message>
    <message>
        <source>Note that %1 was reminded</source>
        <translation>Anotar que se recordó a %1</translation>
    </message>
    <message numerus="yes">
        <source>%n invoice(s)</source>
        <translation>
            <numerusform>%n factura</numerusform>
            <numerusform>%n facturas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::RepeatActions</name>
    <message>
        <source>Only an event with a date that is not cancelled can be repeated.</source>
        <translation>Solo se puede repetir un evento con fecha que no esté cancelado.</translation>
    </message>
    <message>
        <source>Repeat %1</source>
        <translation>Repetir %1</translation>
    </message>
    <message>
        <source>Repeat</source>
        <translation>Repetir</translation>
    </message>
    <message>
        <source>Repeat…</source>
        <translation>Repetir…</translation>
    </message>
    <message>
        <source>New series</source>
        <translation>Nueva serie</translation>
    </message>
    <message>
        <source>Add to the series %1</source>
        <translation>Añadir a la serie %1</translation>
    </message>
    <message>
        <source>Add to a series</source>
        <translation>Añadir a una serie</translation>
    </message>
    <message>
        <source>Create the series</source>
        <translation>Crear la serie</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::RepeatDialog</name>
    <message>
        <source>From</source>
        <translation>Desde</translation>
    </message>
    <message>
        <source>Until</source>
        <translation>Hasta</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Repeat</source>
        <translation>Repetir</translation>
    </message>
    <message>
        <source>Ends</source>
        <translation>Termina</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Veces</translation>
    </message>
    <message>
        <source>After a number of times</source>
        <translation>Tras un número de veces</translation>
    </message>
    <message>
        <source>On a day</source>
        <translation>Un día</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Write the days as dates, the end not before the first day, and how many times as a whole number.</source>
        <translation>Escriba los días como fechas, el final no antes del primer día, y las veces como número entero.</translation>
    </message>
    <message>
        <source>Give it a name.</source>
        <translation>Dele un nombre.</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nunca</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>event, date</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Evento</translation>
    </message>
    <message>
        <source>Choose the event to repeat.</source>
        <translation>Elija el evento que se repite.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ReplacePanel</name>
    <message>
        <source>Arrangement</source>
        <translation>Arreglo</translation>
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
        <source>Price now</source>
        <translation>Precio actual</translation>
    </message>
    <message>
        <source>New price</source>
        <translation>Precio nuevo</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Diferencia</translation>
    </message>
    <message>
        <source>Lines with old and new price</source>
        <translation>Líneas con precio anterior y nuevo</translation>
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
        <source>Replace</source>
        <translation>Sustituir</translation>
    </message>
    <message>
        <source>Replace in the whole event</source>
        <translation>Sustituir en todo el evento</translation>
    </message>
    <message>
        <source>Replace %1 in the whole event</source>
        <translation>Sustituir %1 en todo el evento</translation>
    </message>
    <message>
        <source>Close, and replace nothing</source>
        <translation>Cerrar sin sustituir nada</translation>
    </message>
    <message>
        <source>With which flower? Type its name, like “white 50”</source>
        <translation>¿Por qué flor? Escriba su nombre, como «blanca 50»</translation>
    </message>
    <message>
        <source>The flower that takes its place</source>
        <translation>La flor que ocupa su lugar</translation>
    </message>
    <message>
        <source>This is the flower to be replaced. Choose another.</source>
        <translation>Esa es la flor que se va a sustituir. Elija otra.</translation>
    </message>
    <message numerus="yes">
        <source>Replace on %n lines</source>
        <translation>
            <numerusform>Sustituir en %Ln línea</numerusform>
            <numerusform>Sustituir en %Ln líneas</numerusform>
        </translation>
    </message>
    <message>
        <source>any</source>
        <translation>cualquiera</translation>
    </message>
    <message>
        <source>%1 instead of %2</source>
        <translation>%1 en lugar de %2</translation>
    </message>
    <message>
        <source>no price</source>
        <translation>sin precio</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>oculto</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>%1 → %2 (%3)</source>
        <translation>%1 → %2 (%3)</translation>
    </message>
    <message>
        <source>Replace %1 with %2</source>
        <translation>Sustituir %1 por %2</translation>
    </message>
    <message>
        <source>fixed price</source>
        <translation>precio fijo</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ReportStep</name>
    <message>
        <source>Save the refused rows…</source>
        <translation>Guardar filas rechazadas…</translation>
    </message>
    <message>
        <source>Revert this import</source>
        <translation>Revertir importación</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Línea</translation>
    </message>
    <message>
        <source>Why it was refused</source>
        <translation>Por qué se rechazó</translation>
    </message>
    <message>
        <source>The row</source>
        <translation>La fila</translation>
    </message>
    <message>
        <source>Refused rows</source>
        <translation>Filas rechazadas</translation>
    </message>
    <message>
        <source>No row of the file was refused.</source>
        <translation>No se ha rechazado ninguna fila del archivo.</translation>
    </message>
    <message>
        <source>Importing %1</source>
        <translation>Importando %1</translation>
    </message>
    <message>
        <source>You can keep working meanwhile.</source>
        <translation>Mientras tanto puede seguir trabajando.</translation>
    </message>
    <message>
        <source>Starting</source>
        <translation>Empezando</translation>
    </message>
    <message>
        <source>%1 was not imported</source>
        <translation>%1 no se ha importado</translation>
    </message>
    <message>
        <source>Imported %1</source>
        <translation>Importado: %1</translation>
    </message>
    <message>
        <source>Nothing was imported from %1</source>
        <translation>No se ha importado nada de %1</translation>
    </message>
    <message>
        <source>Stopped. What was imported so far stays; import the file again, or revert this part.</source>
        <translation>Detenido. Lo importado hasta entonces se queda; importe de nuevo el archivo o revierta esta parte.</translation>
    </message>
    <message>
        <source>Stopped. Nothing was changed.</source>
        <translation>Detenido. No se ha cambiado nada.</translation>
    </message>
    <message>
        <source>You chose all or nothing, and some rows are refused. Nothing was changed.</source>
        <translation>Eligió todo o nada, y hay filas rechazadas. No se ha cambiado nada.</translation>
    </message>
    <message numerus="yes">
        <source>The pack size of %n varieties was changed; reverting this import restores it.</source>
        <translation>
            <numerusform>Se cambió el tamaño del paquete de %n variedad; revertir la importación lo restablece.</numerusform>
            <numerusform>Se cambió el tamaño del paquete de %n variedades; revertir la importación lo restablece.</numerusform>
        </translation>
    </message>
    <message>
        <source>Reverted the import of %1</source>
        <translation>Revertida la importación de %1</translation>
    </message>
    <message>
        <source>Undoing the import of %1</source>
        <translation>Revirtiendo la importación de %1</translation>
    </message>
    <message>
        <source>Undoing the import</source>
        <translation>Revirtiendo</translation>
    </message>
    <message>
        <source>Only part of %1 was imported</source>
        <translation>Solo se ha importado una parte de %1</translation>
    </message>
    <message>
        <source>%1 What was imported so far stays; import the file again, or revert this part.</source>
        <translation>%1 Lo importado hasta entonces se queda; importe de nuevo el archivo o revierta esta parte.</translation>
    </message>
    <message numerus="yes">
        <source>%n price(s) far from the last one were left out.</source>
        <translation>
            <numerusform>Se omitió %n precio muy distinto del último.</numerusform>
            <numerusform>Se omitieron %n precios muy distintos de los últimos.</numerusform>
        </translation>
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
        <source>Why</source>
        <translation>Por qué</translation>
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
        <source>Each request that a program makes with this shop’s keys is listed here for 30 days.</source>
        <translation>Aquí verá durante 30 días cada petición que haga un programa con una clave de esta tienda.</translation>
    </message>
    <message>
        <source>No requests yet</source>
        <translation>Aún no hay peticiones</translation>
    </message>
    <message>
        <source>No matching requests.</source>
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
    <name>stemdesk::ui::ReturnsModel</name>
    <message>
        <source>Check in %1 of %2</source>
        <translation>Registrar %1 de %2</translation>
    </message>
    <message numerus="yes">
        <source>Check in %n items</source>
        <translation>
            <numerusform>Registrar %n artículo</numerusform>
            <numerusform>Registrar %n artículos</numerusform>
        </translation>
    </message>
    <message>
        <source>Write how many, or 0.</source>
        <translation>Escriba una cantidad, o 0.</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>%1 of %2, %3: %4</source>
        <translation>%1 de %2, %3: %4</translation>
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
        <source>Item</source>
        <translation>Artículo</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Due back</source>
        <translation>Por devolver</translation>
    </message>
    <message>
        <source>Checked in</source>
        <translation>Registrado</translation>
    </message>
    <message>
        <source>Out</source>
        <translation>Fuera</translation>
    </message>
    <message>
        <source>Hired out</source>
        <translation>Alquilados</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>De vuelta</translation>
    </message>
    <message>
        <source>Damaged</source>
        <translation>Dañados</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>Perdidos</translation>
    </message>
    <message>
        <source>Loss excl. tax</source>
        <translation>Pérdida sin IVA</translation>
    </message>
    <message>
        <source>Off the stock</source>
        <translation>Descontado</translation>
    </message>
    <message>
        <source>Only %1 went out.</source>
        <translation>Solo salieron %1.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ReturnsView</name>
    <message>
        <source>Returns</source>
        <translation>Devoluciones</translation>
    </message>
    <message>
        <source>Items hired by past events are listed here: type what came back, what is damaged and what is missing.</source>
        <translation>Aquí está lo que alquilaron los eventos pasados: escriba qué ha vuelto, qué está dañado y qué falta.</translation>
    </message>
    <message>
        <source>All came back</source>
        <translation>Todo ha vuelto</translation>
    </message>
    <message>
        <source>Take losses off the stock</source>
        <translation>Descontar las pérdidas</translation>
    </message>
    <message>
        <source>Open the event</source>
        <translation>Abrir el evento</translation>
    </message>
    <message>
        <source>Space checks in the rest of the chosen rows</source>
        <translation>La barra espaciadora registra el resto de las filas elegidas</translation>
    </message>
    <message>
        <source>Give losses back to the stock</source>
        <translation>Devolver las pérdidas a las existencias</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::RowChoice</name>
    <message>
        <source>Leave rows out</source>
        <translation>Omitir filas</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <translation>%1 es %2</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::RunSheetTab</name>
    <message>
        <source>Add a stop</source>
        <translation>Añadir una parada</translation>
    </message>
    <message>
        <source>Who drives where and when, what goes into the van and what comes back. Delivery and collection are added once the event is approved and has a date.</source>
        <translation>Quién va adónde y cuándo, qué se carga en la furgoneta y qué vuelve. La entrega y la recogida se añaden cuando el evento está aprobado y tiene fecha.</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vista previa</translation>
    </message>
    <message>
        <source>The pages as they will be printed</source>
        <translation>Las páginas tal como se imprimirán</translation>
    </message>
    <message>
        <source>Ctrl+N</source>
        <translation>Ctrl+N</translation>
    </message>
    <message>
        <source>Stops</source>
        <translation>Paradas</translation>
    </message>
    <message numerus="yes">
        <source>%n stop(s)</source>
        <translation>
            <numerusform>%Ln parada</numerusform>
            <numerusform>%Ln paradas</numerusform>
        </translation>
    </message>
    <message>
        <source>Delivered by no stop: %1</source>
        <translation>Sin parada de entrega: %1</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Hecho</translation>
    </message>
    <message>
        <source>no time</source>
        <translation>sin hora</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::RunStopPanel</name>
    <message>
        <source>For</source>
        <translation>Para</translation>
    </message>
    <message>
        <source>The whole event</source>
        <translation>Todo el evento</translation>
    </message>
    <message>
        <source>To load</source>
        <translation>Para cargar</translation>
    </message>
    <message>
        <source>To bring back</source>
        <translation>Para traer de vuelta</translation>
    </message>
    <message>
        <source>To call</source>
        <translation>A quién llamar</translation>
    </message>
    <message>
        <source>Hire</source>
        <translation>Alquiler</translation>
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
        <source>Incl. tax</source>
        <translation>Con IVA</translation>
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
        <source>Client price</source>
        <translation>Precio cliente</translation>
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
        <source>Saved sheet</source>
        <translation>Hoja guardada</translation>
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
        <source>Ordered %1 incl. tax</source>
        <translation>Pedido: %1 con IVA</translation>
    </message>
    <message>
        <source>Received %1 incl. tax</source>
        <translation>Recibido: %1 con IVA</translation>
    </message>
    <message>
        <source>what you would order now, compared with this sheet</source>
        <translation>lo que pediría ahora, comparado con esta hoja</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>Margen</translation>
    </message>
    <message>
        <source>excl. tax; goods not received count as ordered</source>
        <translation>sin IVA; lo pendiente cuenta como se pidió</translation>
    </message>
    <message>
        <source>Not every event was approved when it was saved.</source>
        <translation>Al guardarla no todos los eventos estaban aprobados.</translation>
    </message>
    <message>
        <source>Only what was new then, beside the sheets that were ordered before.</source>
        <translation>Solo lo que era nuevo entonces, además de las hojas pedidas antes.</translation>
    </message>
    <message>
        <source>To order: %1 incl. tax</source>
        <translation>A pedir: %1 con IVA</translation>
    </message>
    <message>
        <source>Goods came in, but the sheet is not marked as ordered.</source>
        <translation>Ha llegado mercancía, pero la hoja no está marcada como pedida.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SavedSheets</name>
    <message>
        <source>Nothing is saved yet. Save a sheet when you send it to your suppliers: you’ll see what has changed since, and note what came in and what it cost.</source>
        <translation>Aún no hay nada guardado. Guarde una hoja cuando la envíe a sus proveedores: verá qué ha cambiado desde entonces y anotará qué llegó y cuánto costó.</translation>
    </message>
    <message>
        <source>Saved sheets</source>
        <translation>Hojas guardadas</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SavedSheetsModel</name>
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
    <message>
        <source>Clear the search</source>
        <translation>Borrar la búsqueda</translation>
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
    <name>stemdesk::ui::SeriesEvents</name>
    <message>
        <source>Remove %1 from the templates</source>
        <translation>Quitar %1 de las plantillas</translation>
    </message>
    <message>
        <source>changed on its own</source>
        <translation>cambiado por separado</translation>
    </message>
    <message>
        <source>No events yet.</source>
        <translation>Aún no hay eventos.</translation>
    </message>
    <message>
        <source>Price incl. tax</source>
        <translation>Precio con IVA</translation>
    </message>
    <message>
        <source>Next dates</source>
        <translation>Próximas fechas</translation>
    </message>
    <message>
        <source>Templates, in turn</source>
        <translation>Plantillas, por turno</translation>
    </message>
    <message>
        <source>Template</source>
        <translation>Plantilla</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>se conserva</translation>
    </message>
    <message>
        <source>“Kept” are dates that the series leaves out, but that were changed, ordered, quoted, invoiced or paid.</source>
        <translation>«Se conserva» señala las fechas que la serie omite, pero que se modificaron, pidieron, presupuestaron, facturaron o pagaron.</translation>
    </message>
    <message>
        <source>Skipped, but not a day of the series: %1.</source>
        <translation>Omitido, pero no es un día de la serie: %1.</translation>
    </message>
    <message>
        <source>To be created next: %1</source>
        <translation>Se creará a continuación: %1</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SeriesModel</name>
    <message>
        <source>Rename %1</source>
        <translation>Cambiar el nombre de %1</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Client</source>
        <translation>Cliente</translation>
    </message>
    <message>
        <source>Repeats</source>
        <translation>Se repite</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Next event</source>
        <translation>Próximo evento</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Precio</translation>
    </message>
    <message>
        <source>Of the next event, incl. tax</source>
        <translation>Del próximo evento, con IVA</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SeriesPage</name>
    <message>
        <source>Series</source>
        <translation>Series</translation>
    </message>
    <message>
        <source>Search name, client…</source>
        <translation>Buscar nombre, cliente…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportar…</translation>
    </message>
    <message>
        <source>What you make again and again: a hotel’s lobby every Monday, a restaurant’s tables on the first Thursday. Choose “Repeat…” in the menu of an event.</source>
        <translation>Lo que hace una y otra vez: el vestíbulo de un hotel cada lunes, las mesas de un restaurante el primer jueves. Elija «Repetir…» en el menú de un evento.</translation>
    </message>
    <message>
        <source>No matching series.</source>
        <translation>Ninguna serie coincide.</translation>
    </message>
    <message>
        <source>the chosen series</source>
        <translation>la serie elegida</translation>
    </message>
    <message>
        <source>Delete series %1</source>
        <translation>Eliminar la serie %1</translation>
    </message>
    <message numerus="yes">
        <source>Deleted series %1; its %n event(s) stay</source>
        <translation>
            <numerusform>Serie %1 eliminada; queda su %n evento</numerusform>
            <numerusform>Serie %1 eliminada; quedan sus %n eventos</numerusform>
        </translation>
    </message>
    <message>
        <source>Deleted series %1</source>
        <translation>Serie %1 eliminada</translation>
    </message>
    <message numerus="yes">
        <source>%n series</source>
        <translation>
            <numerusform>%n serie</numerusform>
            <numerusform>%n series</numerusform>
        </translation>
    </message>
    <message>
        <source>New series</source>
        <translation>Nueva serie</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SeriesPanel</name>
    <message>
        <source>Series</source>
        <translation>Serie</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Rename %1</source>
        <translation>Cambiar el nombre de %1</translation>
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
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Create ahead</source>
        <translation>Antelación</translation>
    </message>
    <message>
        <source>Skipped days</source>
        <translation>Días omitidos</translation>
    </message>
    <message>
        <source>Moved days</source>
        <translation>Días movidos</translation>
    </message>
    <message>
        <source>Change how often it repeats</source>
        <translation>Cambiar cada cuánto se repite</translation>
    </message>
    <message>
        <source>Repeats</source>
        <translation>Se repite</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Change the client of %1</source>
        <translation>Cambiar el cliente de %1</translation>
    </message>
    <message>
        <source>No client has this name; add it under Clients.</source>
        <translation>Ningún cliente tiene este nombre; añádalo en Clientes.</translation>
    </message>
    <message>
        <source>Several clients have this name; write all of it.</source>
        <translation>Varios clientes tienen este nombre; escríbalo entero.</translation>
    </message>
    <message>
        <source>Write a whole number of days, from 0 to 365.</source>
        <translation>Escriba un número entero de días, de 0 a 365.</translation>
    </message>
    <message>
        <source>Change the days ahead of %1</source>
        <translation>Cambiar la antelación de %1</translation>
    </message>
    <message>
        <source>Skip days of %1</source>
        <translation>Omitir días de %1</translation>
    </message>
    <message>
        <source>Write each move as two days: 24 Dec &gt; 23 Dec.</source>
        <translation>Escriba cada cambio como dos días: 24 dic &gt; 23 dic.</translation>
    </message>
    <message>
        <source>Move days of %1</source>
        <translation>Mover días de %1</translation>
    </message>
    <message>
        <source>How often %1 repeats</source>
        <translation>Cada cuánto se repite %1</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Cambiar</translation>
    </message>
    <message>
        <source>Change how often %1 repeats</source>
        <translation>Cambiar cada cuánto se repite %1</translation>
    </message>
    <message>
        <source>Remove a template from %1</source>
        <translation>Quitar una plantilla de %1</translation>
    </message>
    <message numerus="yes">
        <source>%n left unchanged</source>
        <translation>
            <numerusform>%n queda como está</numerusform>
            <numerusform>%n quedan como están</numerusform>
        </translation>
    </message>
    <message>
        <source>Write days, separated by semicolons.</source>
        <translation>Escriba los días, separados por punto y coma.</translation>
    </message>
    <message>
        <source>Apply the template again</source>
        <translation>Volver a aplicar la plantilla</translation>
    </message>
    <message>
        <source>Apply templates again</source>
        <translation>Volver a aplicar las plantillas</translation>
    </message>
    <message>
        <source>To all events from today on that nobody has changed, ordered or invoiced</source>
        <translation>A todos los eventos desde hoy que nadie ha cambiado, pedido ni facturado</translation>
    </message>
    <message>
        <source>Apply templates of %1 again</source>
        <translation>Volver a aplicar las plantillas de %1</translation>
    </message>
    <message numerus="yes">
        <source>%n events updated</source>
        <translation>
            <numerusform>%n evento actualizado</numerusform>
            <numerusform>%n eventos actualizados</numerusform>
        </translation>
    </message>
    <message>
        <source>e.g. %1</source>
        <translation>p.&#xa0;ej. %1</translation>
    </message>
    <message>
        <source>More actions for %1</source>
        <translation>Más acciones para %1</translation>
    </message>
    <message>
        <source>days</source>
        <translation>días</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>This shop</source>
        <translation>Esta tienda</translation>
    </message>
    <message>
        <source>Prices and tax</source>
        <translation>Precios e IVA</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Ventana</translation>
    </message>
    <message>
        <source>Database</source>
        <translation>Base de datos</translation>
    </message>
    <message>
        <source>Saved as you type. Ctrl+Z undoes.</source>
        <translation>Se guarda al escribir. Ctrl+Z deshace.</translation>
    </message>
    <message>
        <source>For this computer</source>
        <translation>Para este ordenador</translation>
    </message>
    <message>
        <source>All shops</source>
        <translation>Todas las tiendas</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>Copias</translation>
    </message>
    <message>
        <source>The window shows one shop at a time</source>
        <translation>La ventana muestra una tienda cada vez</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SheetFiles</name>
    <message>
        <source>Save the supplier order</source>
        <translation>Guardar el pedido a proveedor</translation>
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
        <source>Folder for one file per supplier</source>
        <translation>Carpeta para un archivo por proveedor</translation>
    </message>
    <message>
        <source>Not every file was saved: %1.</source>
        <translation>No se guardaron todos los archivos: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Saved %n file(s), one per supplier</source>
        <translation>
            <numerusform>%n archivo guardado, uno por proveedor</numerusform>
            <numerusform>%n archivos guardados, uno por proveedor</numerusform>
        </translation>
    </message>
    <message>
        <source>No mail program answers. Copy the order as e-mail instead.</source>
        <translation>Ningún programa de correo responde. Copie el pedido como correo.</translation>
    </message>
    <message>
        <source>Copied the claim as e-mail</source>
        <translation>Reclamación copiada como correo</translation>
    </message>
    <message>
        <source>Copied the claim as e-mail to %1</source>
        <translation>Reclamación copiada como correo para %1</translation>
    </message>
    <message>
        <source>Open in mail program</source>
        <translation>Abrir en el correo</translation>
    </message>
    <message>
        <source>No mail program answers; the text is on the clipboard.</source>
        <translation>Ningún programa de correo responde; el texto está en el portapapeles.</translation>
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
        <source>Excl. tax %1</source>
        <translation>Sin IVA %1</translation>
    </message>
    <message>
        <source>%1 incl. tax</source>
        <translation>%1 con IVA</translation>
    </message>
    <message>
        <source>From stock</source>
        <translation>Del almacén</translation>
    </message>
    <message>
        <source>our own items, ordered from nobody</source>
        <translation>material propio, que nadie tiene que traer</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>Saved %1, not ordered yet</source>
        <translation>Guardada el %1, aún no pedida</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>Guardada el %1</translation>
    </message>
    <message>
        <source>Ordered %1</source>
        <translation>Pedido %1</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>Borrador</translation>
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
        <source>Lines without a supplier come last.</source>
        <translation>Las líneas sin proveedor van al final.</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) without a price: the totals are not complete.</source>
        <translation>
            <numerusform>%Ln línea sin precio: los totales no están completos.</numerusform>
            <numerusform>%Ln líneas sin precio: los totales no están completos.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ShopFields</name>
    <message>
        <source>type or choose</source>
        <translation>escriba o elija</translation>
    </message>
    <message>
        <source>Shop name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Country</source>
        <translation>País</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>Moneda</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Time zone</source>
        <translation>Zona horaria</translation>
    </message>
    <message>
        <source>Decides currency, language, time zone and usual tax</source>
        <translation>Determina la moneda, el idioma, la zona horaria y el IVA habitual</translation>
    </message>
    <message>
        <source>Tax in %</source>
        <translation>IVA en %</translation>
    </message>
    <message>
        <source>Tax on flowers in %</source>
        <translation>IVA sobre flores en %</translation>
    </message>
    <message>
        <source>Markup on flowers</source>
        <translation>Multiplicador de flores</translation>
    </message>
    <message>
        <source>Markup on materials</source>
        <translation>Multiplicador de materiales</translation>
    </message>
    <message>
        <source>“%1” is not a markup; write a number above 0, like 2.5.</source>
        <translation>«%1» no es un multiplicador; escriba un número mayor que 0, como 2,5.</translation>
    </message>
    <message>
        <source>Tax %1%</source>
        <translation>IVA %1 %</translation>
    </message>
    <message>
        <source>Markup on hire</source>
        <translation>Multiplicador de alquiler</translation>
    </message>
    <message>
        <source>A stem that costs %1 sells for %2, both incl. tax.</source>
        <translation>Un tallo de %1 se vende a %2, ambos con IVA.</translation>
    </message>
    <message>
        <source>A stem that costs %1 sells for %2.</source>
        <translation>Un tallo de %1 se vende a %2.</translation>
    </message>
    <message>
        <source>Markup</source>
        <translation>Multiplicador</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Por defecto</translation>
    </message>
    <message>
        <source>Flowers, if different</source>
        <translation>Flores, si es otro</translation>
    </message>
    <message>
        <source>“%1” is not a tax rate; write a percentage, like 20.</source>
        <translation>«%1» no es un tipo de IVA; escriba un porcentaje, como 20.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>the same</source>
        <translation>el mismo</translation>
    </message>
    <message>
        <source>You can also enter it later in the settings.</source>
        <translation>También puede escribirlo más tarde en los ajustes.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ShopTab</name>
    <message>
        <source>On documents</source>
        <translation>En los documentos</translation>
    </message>
    <message>
        <source>for proposals and orders</source>
        <translation>para presupuestos y pedidos</translation>
    </message>
    <message>
        <source>It can have up to 500 characters.</source>
        <translation>Puede tener hasta 500 caracteres.</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Dirección</translation>
    </message>
    <message>
        <source>Change the shop’s address</source>
        <translation>Cambiar la dirección de la tienda</translation>
    </message>
    <message>
        <source>Phone</source>
        <translation>Teléfono</translation>
    </message>
    <message>
        <source>Change the shop’s phone</source>
        <translation>Cambiar el teléfono de la tienda</translation>
    </message>
    <message>
        <source>E-mail</source>
        <translation>Correo</translation>
    </message>
    <message>
        <source>Change the shop’s e-mail</source>
        <translation>Cambiar el correo de la tienda</translation>
    </message>
    <message>
        <source>Write an e-mail address, like anna@example.com.</source>
        <translation>Escriba una dirección de correo, como anna@example.com.</translation>
    </message>
    <message>
        <source>Website</source>
        <translation>Sitio web</translation>
    </message>
    <message>
        <source>Change the shop’s website</source>
        <translation>Cambiar el sitio web de la tienda</translation>
    </message>
    <message>
        <source>Terms of proposals</source>
        <translation>Condiciones</translation>
    </message>
    <message>
        <source>Change the terms of proposals</source>
        <translation>Cambiar las condiciones de los presupuestos</translation>
    </message>
    <message>
        <source>They can have up to 10,000 characters.</source>
        <translation>Pueden tener hasta 10.000 caracteres.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Country and money</source>
        <translation>País y moneda</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>Moneda</translation>
    </message>
    <message>
        <source>Change the currency</source>
        <translation>Cambiar la moneda</translation>
    </message>
    <message>
        <source>Laid out for Letter paper</source>
        <translation>Compuestos en papel Carta</translation>
    </message>
    <message>
        <source>Laid out for A4 paper</source>
        <translation>Maquetados para papel A4</translation>
    </message>
    <message>
        <source>Time zone</source>
        <translation>Zona horaria</translation>
    </message>
    <message>
        <source>Change the time zone</source>
        <translation>Cambiar la zona horaria</translation>
    </message>
    <message>
        <source>Change the language of documents</source>
        <translation>Cambiar el idioma de los documentos</translation>
    </message>
    <message>
        <source>Documents in</source>
        <translation>Documentos en</translation>
    </message>
    <message>
        <source>Use defaults for…</source>
        <translation>Valores habituales de…</translation>
    </message>
    <message>
        <source>Country</source>
        <translation>País</translation>
    </message>
    <message>
        <source>Use the defaults for %1</source>
        <translation>Valores habituales de %1</translation>
    </message>
    <message>
        <source>Choose the time zone too: this country has several.</source>
        <translation>Elija también la zona horaria: este país tiene varias.</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Eventos</translation>
    </message>
    <message>
        <source>Order ahead</source>
        <translation>Hacer pedidos</translation>
    </message>
    <message>
        <source>Change how early orders are due</source>
        <translation>Cambiar la antelación de los pedidos</translation>
    </message>
    <message>
        <source>Write a whole number of days, from 0 to 365.</source>
        <translation>Escriba un número entero de días, de 0 a 365.</translation>
    </message>
    <message>
        <source>before the event</source>
        <translation>antes del evento</translation>
    </message>
    <message>
        <source>Approval</source>
        <translation>Aprobación</translation>
    </message>
    <message>
        <source>Every line keeps its price on approval; newer lists then change nothing</source>
        <translation>Al aprobarlo cada línea mantiene su precio; otras listas más nuevas no cambian nada</translation>
    </message>
    <message>
        <source>Change when orders are delivered</source>
        <translation>Cambiar el día de entrega</translation>
    </message>
    <message>
        <source>Suppliers</source>
        <translation>Proveedores</translation>
    </message>
    <message>
        <source>Change what suppliers see</source>
        <translation>Cambiar lo que leen los proveedores</translation>
    </message>
    <message>
        <source>Name the events on orders</source>
        <translation>Nombrar los eventos en los pedidos</translation>
    </message>
    <message>
        <source>Otherwise suppliers do not see clients’ names</source>
        <translation>Si no, los proveedores no ven los nombres de los clientes</translation>
    </message>
    <message>
        <source>Change what approval keeps</source>
        <translation>Cambiar lo que fija la aprobación</translation>
    </message>
    <message>
        <source>On invoices</source>
        <translation>En las facturas</translation>
    </message>
    <message>
        <source>Use the usual words</source>
        <translation>Poner el texto habitual</translation>
    </message>
    <message>
        <source>Use the usual words on invoices</source>
        <translation>Poner el texto habitual en las facturas</translation>
    </message>
    <message>
        <source>Invoices still lack: %1.</source>
        <translation>En las facturas falta todavía: %1.</translation>
    </message>
    <message>
        <source>Tax number</source>
        <translation>NIF/IVA</translation>
    </message>
    <message>
        <source>Change the shop’s tax number</source>
        <translation>Cambiar el NIF/IVA de la tienda</translation>
    </message>
    <message>
        <source>E-invoice address</source>
        <translation>Dirección de factura electrónica</translation>
    </message>
    <message>
        <source>Change the shop’s e-invoice address</source>
        <translation>Cambiar la dirección de factura electrónica de la tienda</translation>
    </message>
    <message>
        <source>Write its scheme and value, like 0106:12345678.</source>
        <translation>Escriba el esquema y el valor, como 0106:12345678.</translation>
    </message>
    <message>
        <source>Bank details</source>
        <translation>Datos bancarios</translation>
    </message>
    <message>
        <source>Change the shop’s bank details</source>
        <translation>Cambiar los datos bancarios de la tienda</translation>
    </message>
    <message>
        <source>Terms of invoices</source>
        <translation>Condiciones de las facturas</translation>
    </message>
    <message>
        <source>Change the terms of invoices</source>
        <translation>Cambiar las condiciones de las facturas</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Números</translation>
    </message>
    <message>
        <source>Change the numbers of invoices</source>
        <translation>Cambiar los números de las facturas</translation>
    </message>
    <message>
        <source>Write a pattern, like {year}-{number:4}.</source>
        <translation>Escriba un patrón, como {year}-{number:4}.</translation>
    </message>
    <message>
        <source>For example %1</source>
        <translation>Por ejemplo %1</translation>
    </message>
    <message>
        <source>Stems per bucket</source>
        <translation>Tallos por cubo</translation>
    </message>
    <message>
        <source>Change how many stems a bucket holds</source>
        <translation>Cambiar cuántos tallos caben en un cubo</translation>
    </message>
    <message>
        <source>Write a whole number of stems, from 1 to 10,000.</source>
        <translation>Escriba un número entero de tallos, de 1 a 10.000.</translation>
    </message>
    <message>
        <source>Used to count the buckets on production sheets</source>
        <translation>Para calcular los cubos en las hojas de producción</translation>
    </message>
    <message>
        <source>Write a whole number of days, from 0 to %1.</source>
        <translation>Escriba un número entero de días, de 0 a %1.</translation>
    </message>
    <message>
        <source>Change when hired items go out</source>
        <translation>Cambiar cuándo sale lo alquilado</translation>
    </message>
    <message>
        <source>Change when hired items are back</source>
        <translation>Cambiar cuándo vuelve lo alquilado</translation>
    </message>
    <message>
        <source>after the event</source>
        <translation>después del evento</translation>
    </message>
    <message>
        <source>Payable within</source>
        <translation>A pagar en</translation>
    </message>
    <message>
        <source>Change how long invoices may stay unpaid</source>
        <translation>Cambiar el plazo de pago de las facturas</translation>
    </message>
    <message>
        <source>after the invoice</source>
        <translation>después de la factura</translation>
    </message>
    <message>
        <source>Unless the client has its own</source>
        <translation>Salvo que el cliente tenga su propio plazo</translation>
    </message>
    <message>
        <source>Small business</source>
        <translation>Pequeña empresa</translation>
    </message>
    <message>
        <source>Change whether invoices charge tax</source>
        <translation>Cambiar si las facturas cobran IVA</translation>
    </message>
    <message>
        <source>Charge no tax</source>
        <translation>No cobrar IVA</translation>
    </message>
    <message>
        <source>Every line is then exempt, for the reason below</source>
        <translation>Cada línea queda entonces exenta, por el motivo de abajo</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>Change why no tax is charged</source>
        <translation>Cambiar por qué no se cobra IVA</translation>
    </message>
    <message>
        <source>Spanish law requires invoicing software to support Veri*Factu. Stemdesk does not: it sends no invoices to the tax agency. Ask your tax adviser.</source>
        <translation>La ley española exige que el software de facturación cumpla Veri*Factu. Stemdesk no lo cumple: no envía facturas a la Agencia Tributaria. Consulte a su asesor fiscal.</translation>
    </message>
    <message>
        <source>In France, payments from private clients must be recorded so that they cannot be altered. Stemdesk keeps them in a journal that can only be added to; it is not certified.</source>
        <translation>En Francia, los pagos de clientes particulares deben conservarse inalterables. Stemdesk los guarda en un diario al que solo se añade; no tiene certificado.</translation>
    </message>
    <message>
        <source>Materials</source>
        <translation>Materiales</translation>
    </message>
    <message>
        <source>Change how materials are taxed</source>
        <translation>Cambiar cómo tributan los materiales</translation>
    </message>
    <message>
        <source>Taxed like the flowers in the arrangement</source>
        <translation>Tributan como las flores de su arreglo</translation>
    </message>
    <message>
        <source>Ribbon in a bouquet is then sold with the bouquet’s tax; the price stays</source>
        <translation>La cinta de un ramo se vende entonces con el IVA del ramo; el precio no cambia</translation>
    </message>
    <message>
        <source>Pin the prices of an approved event</source>
        <translation>Fijar los precios de un evento aprobado</translation>
    </message>
    <message>
        <source>Suppliers deliver</source>
        <translation>Entrega</translation>
    </message>
    <message>
        <source>Hire goes out</source>
        <translation>El alquiler sale</translation>
    </message>
    <message>
        <source>Hire is back</source>
        <translation>El alquiler vuelve</translation>
    </message>
    <message>
        <source>days %1</source>
        <comment>before an event</comment>
        <translation>días %1</translation>
    </message>
    <message>
        <source>Logo</source>
        <translation>Logotipo</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ShopsTab</name>
    <message>
        <source>New shop…</source>
        <translation>Nueva tienda…</translation>
    </message>
    <message>
        <source>Create the shop</source>
        <translation>Crear la tienda</translation>
    </message>
    <message>
        <source>Save this shop as a file…</source>
        <translation>Guardar tienda como archivo…</translation>
    </message>
    <message>
        <source>Open a shop from a file…</source>
        <translation>Abrir tienda desde archivo…</translation>
    </message>
    <message>
        <source>Shops</source>
        <translation>Tiendas</translation>
    </message>
    <message>
        <source>each with its own catalogue, events, prices and API keys</source>
        <translation>cada una con su catálogo, eventos, precios y claves de API</translation>
    </message>
    <message>
        <source>New shop</source>
        <translation>Nueva tienda</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Move a shop</source>
        <translation>Trasladar una tienda</translation>
    </message>
    <message>
        <source>Save everything in this shop to a file, and open the file in Stemdesk on another computer. API keys and webhooks are not in it: create them again there. Keep the file as safe as the shop itself.</source>
        <translation>Guarde todo lo de esta tienda en un archivo y abra el archivo en Stemdesk en otro ordenador. Las claves de API y los webhooks no se incluyen: créelos allí de nuevo. Guarde el archivo con el mismo cuidado que la propia tienda.</translation>
    </message>
    <message>
        <source>In this window</source>
        <translation>Actual</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renombrar</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>Abrir %1</translation>
    </message>
    <message>
        <source>Copying the shop…</source>
        <translation>Copiando la tienda…</translation>
    </message>
    <message>
        <source>Saved as %1, compared with the shop and checked.</source>
        <translation>Guardada como %1, comparada con la tienda y comprobada.</translation>
    </message>
    <message>
        <source>Opening the file…</source>
        <translation>Abriendo el archivo…</translation>
    </message>
    <message>
        <source>%1 was added.</source>
        <translation>%1 ya está aquí.</translation>
    </message>
    <message>
        <source>Open it</source>
        <translation>Abrirla</translation>
    </message>
    <message numerus="yes">
        <source>%n products</source>
        <translation>
            <numerusform>%Ln producto</numerusform>
            <numerusform>%Ln productos</numerusform>
        </translation>
    </message>
    <message>
        <source>no products</source>
        <translation>sin productos</translation>
    </message>
    <message>
        <source>since %1</source>
        <translation>desde el %1</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::Splitter</name>
    <message>
        <source>Show %1</source>
        <translation>Mostrar %1</translation>
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
    <name>stemdesk::ui::StopWatch</name>
    <message>
        <source>Stop after %1</source>
        <translation>Parar tras %1</translation>
    </message>
    <message>
        <source>Start stopwatch</source>
        <translation>Iniciar el cronómetro</translation>
    </message>
    <message>
        <source>Stop the stopwatch of %1</source>
        <translation>Parar el cronómetro de %1</translation>
    </message>
    <message>
        <source>Start the stopwatch of %1</source>
        <translation>Iniciar el cronómetro de %1</translation>
    </message>
    <message>
        <source>Adds the time to what the task took</source>
        <translation>Suma el tiempo a lo que ha llevado la tarea</translation>
    </message>
    <message>
        <source>Measures how long the task takes</source>
        <translation>Mide cuánto lleva la tarea</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SummaryPanel</name>
    <message>
        <source>Summary</source>
        <translation>Resumen</translation>
    </message>
    <message>
        <source>Client price</source>
        <translation>Precio cliente</translation>
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
        <translation>Gastos adicionales</translation>
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
        <source>Left over in packs</source>
        <translation>Sobrante en paquetes</translation>
    </message>
    <message>
        <source>Cost of goods</source>
        <translation>Coste de compra</translation>
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
        <translation>Pedir hasta el</translation>
    </message>
    <message>
        <source>Price lists</source>
        <translation>Listas de precios</translation>
    </message>
    <message>
        <source>no date yet</source>
        <translation>aún sin fecha</translation>
    </message>
    <message>
        <source>newest</source>
        <translation>más reciente</translation>
    </message>
    <message>
        <source>These prices stay, even when newer lists come.</source>
        <translation>Estos precios se quedan, aunque lleguen listas más nuevas.</translation>
    </message>
    <message>
        <source>The newest list of its type on the day of the event.</source>
        <translation>La lista más reciente de su tipo el día del evento.</translation>
    </message>
    <message>
        <source>Fixed prices</source>
        <translation>Precios fijos</translation>
    </message>
    <message>
        <source>What fixed prices of arrangements add or take off</source>
        <translation>Lo que los precios fijos de los arreglos añaden o quitan</translation>
    </message>
    <message>
        <source>Discount</source>
        <translation>Descuento</translation>
    </message>
    <message>
        <source>Packs are shared by all arrangements of the event, as on the order.</source>
        <translation>Todos los arreglos del evento comparten los paquetes, como en el pedido.</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>Margen</translation>
    </message>
    <message>
        <source>This event’s share of what came in on its order sheets</source>
        <translation>La parte de este evento en lo recibido de sus pedidos</translation>
    </message>
    <message>
        <source>Still to receive</source>
        <translation>Pendiente de recibir</translation>
    </message>
    <message>
        <source>Ordered or planned, but not yet received</source>
        <translation>Pedido o previsto, pero aún no recibido</translation>
    </message>
    <message>
        <source>Expected net margin</source>
        <translation>Margen neto previsto</translation>
    </message>
    <message>
        <source>Client price excl. tax, less both</source>
        <translation>Precio al cliente sin IVA, menos ambos</translation>
    </message>
    <message>
        <source>Supplier minimums, and whole packs of what is hired</source>
        <translation>Mínimos de los proveedores y paquetes completos de lo alquilado</translation>
    </message>
    <message>
        <source>Accepted quote</source>
        <translation>Presupuesto aceptado</translation>
    </message>
    <message>
        <source>Changed since</source>
        <translation>Cambios desde entonces</translation>
    </message>
    <message>
        <source>The “Quotes” tab shows what.</source>
        <translation>La pestaña Presupuestos dice qué.</translation>
    </message>
    <message>
        <source>Quote %1</source>
        <translation>Presupuesto %1</translation>
    </message>
    <message>
        <source>Accepted by %1 on %2</source>
        <translation>Aceptado por %1 el %2</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) have no price: the margin looks better than it is.</source>
        <translation>
            <numerusform>%n línea no tiene precio: el margen parece mejor de lo que es.</numerusform>
            <numerusform>%n líneas no tienen precio: el margen parece mejor de lo que es.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) have the price 0.</source>
        <translation>
            <numerusform>%n línea tiene el precio 0.</numerusform>
            <numerusform>%n líneas tienen el precio 0.</numerusform>
        </translation>
    </message>
    <message>
        <source>No price list of their type is dated on or before the day of the event.</source>
        <translation>Ninguna lista de precios de su tipo es del día del evento o anterior.</translation>
    </message>
    <message>
        <source>As on the order</source>
        <translation>Como en el pedido</translation>
    </message>
    <message>
        <source>incl. tax</source>
        <translation>con IVA</translation>
    </message>
    <message>
        <source>excl. tax</source>
        <translation>sin IVA</translation>
    </message>
    <message>
        <source>Tax in this summary</source>
        <translation>IVA en este resumen</translation>
    </message>
    <message>
        <source>Shows every figure of the summary incl. or excl. tax.</source>
        <translation>Muestra todos los importes del resumen con o sin IVA.</translation>
    </message>
    <message>
        <source>Used in arrangements</source>
        <translation>Utilizado</translation>
    </message>
    <message>
        <source>Minimum orders</source>
        <translation>Mínimos de pedido</translation>
    </message>
    <message>
        <source>Client price less cost of goods, both excl. tax</source>
        <translation>Precio al cliente menos coste de compra, ambos sin IVA</translation>
    </message>
    <message>
        <source>Goods received, excl. %1</source>
        <translation>Mercancía recibida, sin %1</translation>
    </message>
    <message>
        <source>No budget agreed</source>
        <translation>Sin presupuesto máximo acordado</translation>
    </message>
    <message>
        <source>%1 excl. %2</source>
        <translation>%1 sin %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Budget %1 · %2</source>
        <translation>Presupuesto máximo %1 · %2</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Quote %1, incl. %2</source>
        <translation>Presupuesto %1, con %2</translation>
    </message>
    <message>
        <source>not in price</source>
        <translation>fuera del precio</translation>
    </message>
    <message>
        <source>pinned</source>
        <translation>fijada</translation>
    </message>
    <message>
        <source>Budget: %1</source>
        <translation>Presupuesto máximo: %1</translation>
    </message>
    <message>
        <source>Received so far</source>
        <translation>Recibido hasta ahora</translation>
    </message>
    <message>
        <source>Part of the client price. Only what has to be ordered counts as a cost.</source>
        <translation>Parte del precio del cliente. Como coste solo cuenta lo que hay que pedir.</translation>
    </message>
    <message>
        <source>Changed since, incl. %1</source>
        <translation>Cambios desde entonces, con %1</translation>
    </message>
    <message>
        <source>of which our own</source>
        <translation>del cual, material propio</translation>
    </message>
    <message>
        <source>Margin, excl. tax</source>
        <translation>Margen sin IVA</translation>
    </message>
    <message>
        <source>Cost of goods, incl. tax</source>
        <translation>Coste con IVA</translation>
    </message>
    <message>
        <source>ordered</source>
        <translation>pedido</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SuppliedList</name>
    <message>
        <source>no price</source>
        <translation>sin precio</translation>
    </message>
    <message>
        <source>More in Products</source>
        <translation>Más en Productos</translation>
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
        <source>Excl. tax %1</source>
        <translation>Sin IVA %1</translation>
    </message>
    <message>
        <source>Incl. tax %1</source>
        <translation>Con IVA %1</translation>
    </message>
    <message>
        <source>Copy as e-mail for %1</source>
        <translation>Copiar como correo para %1</translation>
    </message>
    <message>
        <source>Open as e-mail</source>
        <translation>Abrir como correo</translation>
    </message>
    <message>
        <source>A draft in the mail program, with the order as PDF and CSV</source>
        <translation>Un borrador en el programa de correo, con el pedido en PDF y CSV</translation>
    </message>
    <message>
        <source>Open as e-mail for %1</source>
        <translation>Abrir como correo para %1</translation>
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
        <source>Open orders</source>
        <translation>Pedidos pendientes</translation>
    </message>
    <message>
        <source>Catalogue, excl. tax</source>
        <translation>Catálogo, sin IVA</translation>
    </message>
    <message>
        <source>Products</source>
        <translation>Productos</translation>
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
    <message>
        <source>e.g. 24 hours</source>
        <translation>p. ej. 24 horas</translation>
    </message>
    <message>
        <source>Claims within</source>
        <translation>Reclamar en</translation>
    </message>
    <message>
        <source>Write hours, like 24.</source>
        <translation>Indique las horas, por ejemplo 24.</translation>
    </message>
    <message>
        <source>Conditions, excl. tax</source>
        <translation>Condiciones, sin IVA</translation>
    </message>
    <message>
        <source>Delivers on</source>
        <translation>Entrega los</translation>
    </message>
    <message>
        <source>any day</source>
        <translation>cualquier día</translation>
    </message>
    <message>
        <source>Write an amount, like 150.</source>
        <translation>Escriba un importe, como 150.</translation>
    </message>
    <message>
        <source>Write days of the week, like %1.</source>
        <translation>Escriba días de la semana, como %1.</translation>
    </message>
    <message>
        <source>Delivery days</source>
        <translation>Días de entrega</translation>
    </message>
    <message>
        <source>Varieties</source>
        <translation>Variedades</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SuppliersModel</name>
    <message>
        <source>Archived</source>
        <translation>Archivado</translation>
    </message>
    <message>
        <source>Minimum order
excl. tax</source>
        <translation>Pedido mínimo
sin IVA</translation>
    </message>
    <message>
        <source>Products</source>
        <translation>Productos</translation>
    </message>
    <message>
        <source>Open orders
incl. tax</source>
        <translation>Pedidos abiertos
con IVA</translation>
    </message>
    <message numerus="yes">
        <source>%n open</source>
        <translation>
            <numerusform>%n abierto</numerusform>
            <numerusform>%n abiertos</numerusform>
        </translation>
    </message>
    <message>
        <source>Varieties</source>
        <translation>Variedades</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SuppliersPage</name>
    <message>
        <source>Suppliers</source>
        <translation>Proveedores</translation>
    </message>
    <message>
        <source>Who do you buy from? Add your growers and wholesalers here, so that flowers and orders can use them.</source>
        <translation>¿A quién compra? Añada aquí sus productores y mayoristas, para usarlos en flores y pedidos.</translation>
    </message>
    <message>
        <source>No matching suppliers.</source>
        <translation>Ningún proveedor coincide.</translation>
    </message>
    <message>
        <source>Search name, e-mail, phone, notes…</source>
        <translation>Buscar nombre, correo, teléfono…</translation>
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
    <message>
        <source>Export…</source>
        <translation>Exportar…</translation>
    </message>
    <message>
        <source>Name of the new supplier</source>
        <translation>Nombre del nuevo proveedor</translation>
    </message>
    <message>
        <source>Do not add a supplier</source>
        <translation>No añadir ningún proveedor</translation>
    </message>
    <message>
        <source>the chosen supplier</source>
        <translation>el proveedor elegido</translation>
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
    <name>stemdesk::ui::TableChoice</name>
    <message>
        <source>Sheet</source>
        <translation>Hoja</translation>
    </message>
    <message>
        <source>Column names in</source>
        <translation>Nombres de las columnas en</translation>
    </message>
    <message>
        <source>Text encoding</source>
        <translation>Codificación del texto</translation>
    </message>
    <message>
        <source>%1 (hidden)</source>
        <translation>%1 (oculta)</translation>
    </message>
    <message>
        <source>row %1: %2</source>
        <translation>fila %1: %2</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::TableOutput</name>
    <message>
        <source>Export as a table</source>
        <translation>Exportar como tabla</translation>
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
        <source>%1 is still being saved.</source>
        <translation>%1 aún se está guardando.</translation>
    </message>
    <message>
        <source>Saving %1</source>
        <translation>Guardando %1</translation>
    </message>
    <message>
        <source>Saving %1: %2 rows</source>
        <translation>Guardando %1: %2 filas</translation>
    </message>
    <message>
        <source>%1 was not saved. %2</source>
        <translation>%1 no se ha guardado. %2</translation>
    </message>
    <message>
        <source>Cancelled; %1 was not saved.</source>
        <translation>Cancelado; %1 no se ha guardado.</translation>
    </message>
    <message numerus="yes">
        <source>Saved %1 with %n rows</source>
        <translation>
            <numerusform>Guardado: %1 con %Ln fila</numerusform>
            <numerusform>Guardado: %1 con %Ln filas</numerusform>
        </translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Abrir carpeta</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::TaskChanges</name>
    <message>
        <source>Move %1 to %2</source>
        <translation>Mover %1 al %2</translation>
    </message>
    <message>
        <source>Reopen %1</source>
        <translation>Reabrir %1</translation>
    </message>
    <message>
        <source>Finish %1</source>
        <translation>Terminar %1</translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>Cambiar %1</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>Eliminar %1</translation>
    </message>
    <message>
        <source>Deleted %1, %2</source>
        <translation>%1 eliminado, %2</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>Añadir %1</translation>
    </message>
    <message>
        <source>Change %1: %2</source>
        <translation>Cambiar %1: %2</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::TaskForm</name>
    <message>
        <source>Day</source>
        <translation>Día</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Hecho</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Qué</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Quién</translation>
    </message>
    <message>
        <source>How long</source>
        <translation>Duración</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Desde</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Hasta</translation>
    </message>
    <message>
        <source>This cannot be read.</source>
        <translation>No se entiende.</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>Abrir %1</translation>
    </message>
    <message>
        <source>Not done</source>
        <translation>No hecho</translation>
    </message>
    <message>
        <source>Reopen %1</source>
        <translation>Reabrir %1</translation>
    </message>
    <message>
        <source>Finish %1</source>
        <translation>Terminar %1</translation>
    </message>
    <message>
        <source>Took</source>
        <translation>Ha llevado</translation>
    </message>
    <message>
        <source>Leave at</source>
        <translation>Salida a las</translation>
    </message>
    <message>
        <source>Back by</source>
        <translation>Vuelta a las</translation>
    </message>
    <message>
        <source>a name</source>
        <translation>un nombre</translation>
    </message>
    <message>
        <source>set a time</source>
        <translation>indicar la hora</translation>
    </message>
    <message>
        <source>minutes</source>
        <translation>minutos</translation>
    </message>
    <message>
        <source>More actions for %1</source>
        <translation>Más acciones para %1</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::TasksCard</name>
    <message>
        <source>Tasks</source>
        <translation>Tareas</translation>
    </message>
    <message>
        <source>The shop’s usual tasks are planned once the event is approved and has a date. Add others here.</source>
        <translation>Las tareas habituales se planifican cuando el evento esté aprobado y tenga fecha. Añada otras aquí.</translation>
    </message>
    <message numerus="yes">
        <source>%n to do</source>
        <translation>
            <numerusform>%n pendiente</numerusform>
            <numerusform>%n pendientes</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>Eliminar %1</translation>
    </message>
    <message>
        <source>took %1</source>
        <translation>llevó %1</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::TaxGroupsCard</name>
    <message>
        <source>Tax groups</source>
        <translation>Grupos de IVA</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>on labour, fees and travel</source>
        <translation>para mano de obra, gastos adicionales y desplazamiento</translation>
    </message>
    <message>
        <source>Delete the chosen tax group</source>
        <translation>Eliminar el grupo de IVA elegido</translation>
    </message>
    <message>
        <source>Name of a new tax group</source>
        <translation>Nombre del nuevo grupo</translation>
    </message>
    <message>
        <source>Rate in %</source>
        <translation>Tipo en %</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Por defecto</translation>
    </message>
    <message>
        <source>Default tax group</source>
        <translation>Grupo de IVA por defecto</translation>
    </message>
    <message>
        <source>For events without their own tax group</source>
        <translation>Para los eventos sin grupo propio</translation>
    </message>
    <message>
        <source>none: no tax on them</source>
        <translation>ninguno: sin IVA</translation>
    </message>
    <message>
        <source>Change the default tax group</source>
        <translation>Cambiar el grupo de IVA por defecto</translation>
    </message>
    <message>
        <source>Give it a name.</source>
        <translation>Indique un nombre.</translation>
    </message>
    <message>
        <source>Write the rate as a percentage, from 0 to 100.</source>
        <translation>Escriba el tipo en porcentaje, de 0 a 100.</translation>
    </message>
    <message>
        <source>%1 is the default; choose another default first.</source>
        <translation>%1 es el grupo por defecto; elija antes otro.</translation>
    </message>
    <message>
        <source>as its rate says</source>
        <translation>según su tipo</translation>
    </message>
    <message>
        <source>Tax category</source>
        <translation>Categoría de IVA</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>Reason why no tax is charged</source>
        <translation>Motivo por el que no se cobra IVA</translation>
    </message>
    <message>
        <source>Change the tax category of %1</source>
        <translation>Cambiar la categoría de IVA de %1</translation>
    </message>
    <message>
        <source>Change why %1 charges no tax</source>
        <translation>Cambiar por qué %1 no cobra IVA</translation>
    </message>
    <message>
        <source>How invoices tax %1</source>
        <translation>Cómo gravan %1 las facturas</translation>
    </message>
    <message>
        <source>As invoices say it, where no tax is charged</source>
        <translation>Como aparece en las facturas sin IVA</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::TaxGroupsModel</name>
    <message numerus="yes">
        <source>%n event(s)</source>
        <translation>
            <numerusform>%Ln evento</numerusform>
            <numerusform>%Ln eventos</numerusform>
        </translation>
    </message>
    <message>
        <source>Tax group</source>
        <translation>Grupo de IVA</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Used by</source>
        <translation>Usado por</translation>
    </message>
    <message>
        <source>Write the rate as a percentage, from 0 to 100.</source>
        <translation>Escriba el tipo en porcentaje, de 0 a 100.</translation>
    </message>
    <message>
        <source>Rename %1</source>
        <translation>Cambiar el nombre de %1</translation>
    </message>
    <message>
        <source>Change the rate of %1</source>
        <translation>Cambiar el tipo de %1</translation>
    </message>
    <message>
        <source>no events</source>
        <translation>ningún evento</translation>
    </message>
    <message>
        <source>all other events</source>
        <translation>los demás</translation>
    </message>
    <message>
        <source>all events</source>
        <translation>todos</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::TemplatePicker</name>
    <message>
        <source>Templates</source>
        <translation>Plantillas</translation>
    </message>
    <message>
        <source>Manage templates</source>
        <translation>Gestionar plantillas</translation>
    </message>
    <message>
        <source>New event from a template</source>
        <translation>Nuevo evento desde una plantilla</translation>
    </message>
    <message>
        <source>Search templates…</source>
        <translation>Buscar plantillas…</translation>
    </message>
    <message>
        <source>Search templates</source>
        <translation>Buscar plantillas</translation>
    </message>
    <message>
        <source>No matching templates.</source>
        <translation>Ninguna plantilla coincide.</translation>
    </message>
    <message>
        <source>There are no templates yet. Choose “Save as template” in the menu of an event whose recipe you will want again.</source>
        <translation>Aún no hay plantillas. Elija «Guardar como plantilla» en el menú de un evento cuyo escandallo quiera volver a usar.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::TemplateWords</name>
    <message>
        <source>%1 × %2 (%3)</source>
        <comment>quantity, flower, group of the event</comment>
        <translation>%1 × %2 (%3)</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::TemplatesModel</name>
    <message numerus="yes">
        <source>%n lines</source>
        <translation>
            <numerusform>%Ln línea</numerusform>
            <numerusform>%Ln líneas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n gone</source>
        <translation>
            <numerusform>%1, %Ln ya no está</numerusform>
            <numerusform>%1, %Ln ya no están</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Rename %1</source>
        <translation>Cambiar el nombre de %1</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::TemplatesPanel</name>
    <message>
        <source>Templates</source>
        <translation>Plantillas</translation>
    </message>
    <message>
        <source>A template keeps an event’s recipe for the next one. Choose “Save as template” in the menu of an event.</source>
        <translation>Una plantilla guarda el escandallo de un evento para el próximo. Elija «Guardar como plantilla» en el menú de un evento.</translation>
    </message>
    <message>
        <source>Close the templates</source>
        <translation>Cerrar las plantillas</translation>
    </message>
    <message>
        <source>New event</source>
        <translation>Nuevo evento</translation>
    </message>
    <message>
        <source>New event from this template</source>
        <translation>Nuevo evento desde esta plantilla</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Cambiar el nombre</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>No longer in the catalogue, and left out of new events: %1.</source>
        <translation>Ya no están en el catálogo y se omiten en los eventos nuevos: %1.</translation>
    </message>
    <message>
        <source>Delete template %1</source>
        <translation>Eliminar la plantilla %1</translation>
    </message>
    <message numerus="yes">
        <source>Deleted the template %1 with %n lines</source>
        <translation>
            <numerusform>Eliminada la plantilla %1 con %Ln línea</numerusform>
            <numerusform>Eliminada la plantilla %1 con %Ln líneas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ThingPanel</name>
    <message>
        <source>Item</source>
        <translation>Artículo</translation>
    </message>
    <message>
        <source>Owned</source>
        <translation>Propios</translation>
    </message>
    <message>
        <source>Out</source>
        <translation>Fuera</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Libres</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>Existencias</translation>
    </message>
    <message>
        <source>Replacement cost</source>
        <translation>Coste de reposición</translation>
    </message>
    <message>
        <source>Days before</source>
        <translation>Días antes</translation>
    </message>
    <message>
        <source>Days after</source>
        <translation>Días después</translation>
    </message>
    <message>
        <source>For hire</source>
        <translation>Para alquilar</translation>
    </message>
    <message>
        <source>not counted</source>
        <translation>sin contar</translation>
    </message>
    <message>
        <source>Short</source>
        <translation>Faltan</translation>
    </message>
    <message>
        <source>Out on this day</source>
        <translation>Fuera ese día</translation>
    </message>
    <message>
        <source>Out on other days shown</source>
        <translation>Fuera los demás días mostrados</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nada</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>Abrir %1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>del %1 al %2</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) (default)</source>
        <translation>
            <numerusform>%n día (predeterminado)</numerusform>
            <numerusform>%n días (predeterminado)</numerusform>
        </translation>
    </message>
    <message>
        <source>Short on other days</source>
        <translation>Faltan otros días</translation>
    </message>
    <message>
        <source>%1 short</source>
        <translation>faltan %1</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::TimeField</name>
    <message>
        <source>Not a time. Write it like %1.</source>
        <translation>No es una hora. Escríbala como %1.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::TimeSpan</name>
    <message>
        <source>All dates</source>
        <translation>Todas las fechas</translation>
    </message>
    <message>
        <source>This month</source>
        <translation>Este mes</translation>
    </message>
    <message>
        <source>Last month</source>
        <translation>El mes pasado</translation>
    </message>
    <message>
        <source>This quarter</source>
        <translation>Este trimestre</translation>
    </message>
    <message>
        <source>Last quarter</source>
        <translation>El trimestre pasado</translation>
    </message>
    <message>
        <source>This year</source>
        <translation>Este año</translation>
    </message>
    <message>
        <source>Last year</source>
        <translation>El año pasado</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::TimeSpanField</name>
    <message>
        <source>%1: day</source>
        <translation>%1: día</translation>
    </message>
    <message>
        <source>%1: time</source>
        <translation>%1: hora</translation>
    </message>
    <message>
        <source>%1: another day</source>
        <translation>%1: otro día</translation>
    </message>
    <message>
        <source>Clear %1</source>
        <translation>Borrar %1</translation>
    </message>
    <message>
        <source>Set a date</source>
        <translation>Poner fecha</translation>
    </message>
    <message>
        <source>%1: set a date</source>
        <translation>%1: poner fecha</translation>
    </message>
    <message>
        <source>until</source>
        <translation>hasta</translation>
    </message>
    <message>
        <source>Ends another day</source>
        <translation>Termina otro día</translation>
    </message>
    <message>
        <source>It ends on another day than it begins.</source>
        <translation>Termina un día distinto del que empieza.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::Toast</name>
    <message>
        <source>Close this note</source>
        <translation>Cerrar este aviso</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::TodayPage</name>
    <message>
        <source>Today</source>
        <translation>Hoy</translation>
    </message>
    <message>
        <source>Events of the next four weeks</source>
        <translation>Eventos de las próximas cuatro semanas</translation>
    </message>
    <message>
        <source>To order</source>
        <translation>A pedir</translation>
    </message>
    <message>
        <source>New event</source>
        <translation>Nuevo evento</translation>
    </message>
    <message>
        <source>Order by</source>
        <translation>Por pedir</translation>
    </message>
    <message>
        <source>Ctrl+N</source>
        <translation>Ctrl+N</translation>
    </message>
    <message numerus="yes">
        <source>more than %n events in the next four weeks</source>
        <translation>
            <numerusform>más de %Ln evento en las próximas cuatro semanas</numerusform>
            <numerusform>más de %Ln eventos en las próximas cuatro semanas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n events in the next four weeks</source>
        <translation>
            <numerusform>%Ln evento en las próximas cuatro semanas</numerusform>
            <numerusform>%Ln eventos en las próximas cuatro semanas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n late</source>
        <translation>
            <numerusform>%Ln con retraso</numerusform>
            <numerusform>%Ln con retraso</numerusform>
        </translation>
    </message>
    <message>
        <source>Order for this event</source>
        <translation>Pedir para este evento</translation>
    </message>
    <message>
        <source>Open the event</source>
        <translation>Abrir el evento</translation>
    </message>
    <message>
        <source>Clients</source>
        <translation>Clientes</translation>
    </message>
    <message>
        <source>To discuss with clients</source>
        <translation>Para tratar con clientes</translation>
    </message>
    <message>
        <source>No events in the next four weeks.</source>
        <translation>No hay eventos en las próximas cuatro semanas.</translation>
    </message>
    <message>
        <source>Nothing to order in the next two weeks.</source>
        <translation>Nada que pedir en las próximas dos semanas.</translation>
    </message>
    <message>
        <source>Coming up</source>
        <translation>Próximamente</translation>
    </message>
    <message>
        <source>Tasks</source>
        <translation>Tareas</translation>
    </message>
    <message>
        <source>Next tasks</source>
        <translation>Próximas tareas</translation>
    </message>
    <message>
        <source>Arrives</source>
        <translation>Llegan</translation>
    </message>
    <message>
        <source>Next arrivals</source>
        <translation>Próximas llegadas</translation>
    </message>
    <message>
        <source>no events in the next four weeks</source>
        <translation>ningún evento en las próximas cuatro semanas</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::UnknownRows</name>
    <message>
        <source>Which flowers are these? Choose one for each row, or leave it out.</source>
        <translation>¿Qué flores son estas? Elija una para cada fila u omítala.</translation>
    </message>
    <message>
        <source>Leave all out</source>
        <translation>Omitir todas</translation>
    </message>
    <message>
        <source>Flower for the row “%1”</source>
        <translation>Flor para la fila «%1»</translation>
    </message>
    <message>
        <source>Leave “%1” out</source>
        <translation>Omitir «%1»</translation>
    </message>
    <message>
        <source>Add a flower or material: type its name, like “quick 50”</source>
        <translation>Añadir una flor o un material: escriba su nombre, como «quick 50»</translation>
    </message>
    <message>
        <source>Paste anyway</source>
        <translation>Pegar de todos modos</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::UnmatchedPanel</name>
    <message>
        <source>Line</source>
        <translation>Línea</translation>
    </message>
    <message>
        <source>In the file</source>
        <translation>En el archivo</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Por qué</translation>
    </message>
    <message>
        <source>Variety of the shop</source>
        <translation>Variedad de la tienda</translation>
    </message>
    <message>
        <source>Varieties not found</source>
        <translation>Variedades no encontradas</translation>
    </message>
    <message>
        <source>Leave out</source>
        <translation>Omitir</translation>
    </message>
    <message>
        <source>Type a variety…</source>
        <translation>Escriba una variedad…</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>Omitida</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Línea %1: %2</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::UnpricedModel</name>
    <message>
        <source>no list of this type yet</source>
        <translation>aún no hay lista de este tipo</translation>
    </message>
    <message>
        <source>Enter cost</source>
        <translation>Indicar</translation>
    </message>
    <message>
        <source>Variety</source>
        <translation>Variedad</translation>
    </message>
    <message>
        <source>Goes into list</source>
        <translation>Va a la lista</translation>
    </message>
    <message>
        <source>Unit cost</source>
        <translation>Precio un.</translation>
    </message>
    <message>
        <source>“%1” is not a price.</source>
        <translation>«%1» no es un precio.</translation>
    </message>
    <message>
        <source>Add price of %1</source>
        <translation>Añadir el precio de %1</translation>
    </message>
    <message>
        <source>Used by</source>
        <translation>Usada en</translation>
    </message>
    <message>
        <source>Last price</source>
        <translation>Último precio</translation>
    </message>
    <message>
        <source>never priced</source>
        <translation>nunca</translation>
    </message>
    <message>
        <source>%1 from %2</source>
        <translation>%1 del %2</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::UnstoredQuestion</name>
    <message>
        <source>(left empty)</source>
        <translation>(en blanco)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>field, what is typed</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>and more</source>
        <translation>y más</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Sin guardar</translation>
    </message>
    <message>
        <source>The last changes aren’t saved yet.</source>
        <translation>Los últimos cambios aún no se han guardado.</translation>
    </message>
    <message>
        <source>Some of what you typed isn’t saved.</source>
        <translation>Parte de lo que ha escrito no se ha guardado.</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Volver</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::UpkeepCard</name>
    <message>
        <source>Needs attention</source>
        <translation>Requiere atención</translation>
    </message>
    <message numerus="yes">
        <source>%1: the newest prices are %n days old.</source>
        <translation>
            <numerusform>%1: los precios más recientes tienen %Ln día.</numerusform>
            <numerusform>%1: los precios más recientes tienen %Ln días.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: prices are good until %2.</source>
        <translation>%1: los precios valen hasta el %2.</translation>
    </message>
    <message>
        <source>Prices</source>
        <translation>Precios</translation>
    </message>
    <message numerus="yes">
        <source>%n messages to other programs did not arrive this week.</source>
        <translation>
            <numerusform>%Ln mensaje a otros programas no llegó esta semana.</numerusform>
            <numerusform>%Ln mensajes a otros programas no llegaron esta semana.</numerusform>
        </translation>
    </message>
    <message>
        <source>Webhooks</source>
        <translation>Webhooks</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>Copias de seguridad</translation>
    </message>
    <message numerus="yes">
        <source>%n rejected deliveries can still be claimed, the first until %1.</source>
        <translation>
            <numerusform>Aún se puede reclamar %n entrega rechazada hasta el %1.</numerusform>
            <numerusform>Aún se pueden reclamar %n entregas rechazadas, la primera hasta el %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>Pedidos</translation>
    </message>
    <message numerus="yes">
        <source>%n items for hire are short in the next four weeks.</source>
        <translation>
            <numerusform>Falta %n artículo de alquiler en las próximas cuatro semanas.</numerusform>
            <numerusform>Faltan %n artículos de alquiler en las próximas cuatro semanas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Hire</source>
        <translation>Alquiler</translation>
    </message>
    <message numerus="yes">
        <source>%n tasks are late.</source>
        <translation>
            <numerusform>%n tarea va con retraso.</numerusform>
            <numerusform>%n tareas van con retraso.</numerusform>
        </translation>
    </message>
    <message>
        <source>Week</source>
        <translation>Semana</translation>
    </message>
    <message numerus="yes">
        <source>%n tasks to do today.</source>
        <translation>
            <numerusform>%n tarea para hoy.</numerusform>
            <numerusform>%n tareas para hoy.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::UsesList</name>
    <message numerus="yes">
        <source>%1 stem(s)</source>
        <translation>
            <numerusform>%1 tallo</numerusform>
            <numerusform>%1 tallos</numerusform>
        </translation>
    </message>
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
        <source>Units per pack</source>
        <translation>Uds. por paquete</translation>
    </message>
    <message>
        <source>Spare (%)</source>
        <translation>Reserva (%)</translation>
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
        <source>Suppliers, excl. tax</source>
        <translation>Proveedores, sin IVA</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
    <message>
        <source>%1 cm</source>
        <translation>%1 cm</translation>
    </message>
    <message>
        <source>Add price of %1</source>
        <translation>Añadir el precio de %1</translation>
    </message>
    <message>
        <source>Prices</source>
        <translation>Precios</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguna</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ViewSwitch</name>
    <message>
        <source>View</source>
        <translation>Vista</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::VocabularyEdits</name>
    <message>
        <source>Rename colour %1</source>
        <translation>Cambiar el nombre del color %1</translation>
    </message>
    <message>
        <source>Change colour %1</source>
        <translation>Cambiar el color %1</translation>
    </message>
    <message>
        <source>Rename category %1</source>
        <translation>Cambiar el nombre de la categoría %1</translation>
    </message>
    <message>
        <source>Add colour %1</source>
        <translation>Añadir el color %1</translation>
    </message>
    <message>
        <source>Add category %1</source>
        <translation>Añadir la categoría %1</translation>
    </message>
    <message>
        <source>Delete colour %1</source>
        <translation>Eliminar el color %1</translation>
    </message>
    <message>
        <source>Delete category %1</source>
        <translation>Eliminar la categoría %1</translation>
    </message>
    <message>
        <source>Deleted %1.</source>
        <translation>Eliminado: %1.</translation>
    </message>
    <message>
        <source>Deleted %1. It is still used on %2.</source>
        <translation>Eliminado: %1. Sigue en %2.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::VocabularyWords</name>
    <message>
        <source>White</source>
        <translation>Blanco</translation>
    </message>
    <message>
        <source>Cream</source>
        <translation>Crema</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Amarillo</translation>
    </message>
    <message>
        <source>Peach</source>
        <translation>Melocotón</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>Naranja</translation>
    </message>
    <message>
        <source>Coral</source>
        <translation>Coral</translation>
    </message>
    <message>
        <source>Pink</source>
        <translation>Rosa</translation>
    </message>
    <message>
        <source>Hot pink</source>
        <translation>Rosa fuerte</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rojo</translation>
    </message>
    <message>
        <source>Burgundy</source>
        <translation>Burdeos</translation>
    </message>
    <message>
        <source>Lilac</source>
        <translation>Lila</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>Morado</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Azul</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Verde</translation>
    </message>
    <message>
        <source>Brown</source>
        <translation>Marrón</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Negro</translation>
    </message>
    <message>
        <source>Silver</source>
        <translation>Plateado</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Dorado</translation>
    </message>
    <message>
        <source>Roses</source>
        <translation>Rosas</translation>
    </message>
    <message>
        <source>Focal</source>
        <translation>Flores principales</translation>
    </message>
    <message>
        <source>Filler</source>
        <translation>Flores de relleno</translation>
    </message>
    <message>
        <source>Foliage</source>
        <translation>Follaje</translation>
    </message>
    <message>
        <source>Bulb flowers</source>
        <translation>Flores de bulbo</translation>
    </message>
    <message>
        <source>Tropical</source>
        <translation>Tropical</translation>
    </message>
    <message>
        <source>Dried</source>
        <translation>Flores secas</translation>
    </message>
    <message>
        <source>Plants</source>
        <translation>Plantas</translation>
    </message>
    <message>
        <source>Sundries</source>
        <translation>Accesorios</translation>
    </message>
    <message>
        <source>Structures</source>
        <translation>Estructuras</translation>
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
        <source>What it reports</source>
        <translation>De qué avisa</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Uso</translation>
    </message>
    <message>
        <source>Status</source>
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
        <source>Sends held messages first, then new ones</source>
        <translation>Envía primero los avisos retenidos y después los nuevos</translation>
    </message>
    <message>
        <source>Holds messages until you resume</source>
        <translation>Retiene los avisos hasta que lo reanude</translation>
    </message>
    <message numerus="yes">
        <source>%n deliveries in a row failed. Choose one below to see why, and send it again once the other side works.</source>
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
        <source>Change what webhook %1 reports</source>
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
        <source>Its secret and delivery log are deleted too, and unsent messages are never sent. This cannot be undone.</source>
        <translation>También se eliminan su secreto y su registro de entregas, y los avisos no enviados no se enviarán nunca. No se puede deshacer.</translation>
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
        <source>Reports</source>
        <translation>Avisa de</translation>
    </message>
    <message>
        <source>Last delivery</source>
        <translation>Última entrega</translation>
    </message>
    <message>
        <source>Status</source>
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
        <source>A webhook tells another program, such as your calendar, your accounts or the team’s chat, when an event is added or changed.</source>
        <translation>Un webhook avisa a otro programa, como el calendario, la contabilidad o el chat del equipo, cuando se añade o cambia un evento.</translation>
    </message>
    <message>
        <source>Nothing has been sent yet. The next new or changed event will be the first.</source>
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
        <source>Copy this secret into the program that receives the messages, so that it can tell they come from you. You won’t see it again.</source>
        <translation>Copie este secreto en el programa que recibe los avisos; así sabe que vienen de usted. No volverá a mostrarse.</translation>
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
    <message>
        <source>New webhook</source>
        <translation>Nuevo webhook</translation>
    </message>
    <message>
        <source>No webhooks yet</source>
        <translation>Aún no hay webhooks</translation>
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
        <translation>Del %1 al %2</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::WeekPage</name>
    <message>
        <source>Week</source>
        <translation>Semana</translation>
    </message>
    <message>
        <source>Previous week</source>
        <translation>Semana anterior</translation>
    </message>
    <message>
        <source>Next week</source>
        <translation>Semana siguiente</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Hoy</translation>
    </message>
    <message>
        <source>New task</source>
        <translation>Nueva tarea</translation>
    </message>
    <message>
        <source>Ctrl+N</source>
        <translation>Ctrl+N</translation>
    </message>
    <message>
        <source>the chosen task and day</source>
        <translation>la tarea y el día elegidos</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>Del %1 al %2</translation>
    </message>
    <message numerus="yes">
        <source>%n tasks to do</source>
        <translation>
            <numerusform>%n tarea pendiente</numerusform>
            <numerusform>%n tareas pendientes</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>tasks, time</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Production sheet</source>
        <translation>Hoja de producción</translation>
    </message>
    <message>
        <source>Back to the week</source>
        <translation>Volver a la semana</translation>
    </message>
    <message>
        <source>What is designed on the chosen day, to print (Ctrl+P)</source>
        <translation>Lo que se confecciona el día elegido, para imprimir (Ctrl+P)</translation>
    </message>
    <message numerus="yes">
        <source>%n late</source>
        <translation>
            <numerusform>%Ln atrasada</numerusform>
            <numerusform>%Ln atrasadas</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing to do</source>
        <translation>Nada que hacer</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::WeekView</name>
    <message>
        <source>Week</source>
        <translation>Semana</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::WindowTab</name>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Language of the window</source>
        <translation>Idioma de la ventana</translation>
    </message>
    <message>
        <source>Documents have a language of their own, under This shop.</source>
        <translation>Los documentos tienen su propio idioma, en Esta tienda.</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Aspecto</translation>
    </message>
    <message>
        <source>Same as the system</source>
        <translation>Como el sistema</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>Language and appearance</source>
        <translation>Idioma y aspecto</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::WordsCard</name>
    <message>
        <source>Colours</source>
        <translation>Colores</translation>
    </message>
    <message>
        <source>Categories</source>
        <translation>Categorías</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Cambiar el nombre</translation>
    </message>
    <message>
        <source>F2; renames it everywhere</source>
        <translation>F2; cambia el nombre en todas partes</translation>
    </message>
    <message>
        <source>Choose a colour…</source>
        <translation>Elegir un color…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Supr</translation>
    </message>
    <message>
        <source>Presets only; add your own</source>
        <translation>Solo estándar; añada lo suyo</translation>
    </message>
    <message numerus="yes">
        <source>%n of your own</source>
        <translation>
            <numerusform>%Ln de la tienda</numerusform>
            <numerusform>%Ln de la tienda</numerusform>
        </translation>
    </message>
    <message>
        <source>Rename the chosen colour</source>
        <translation>Cambiar el nombre del color elegido</translation>
    </message>
    <message>
        <source>Rename the chosen category</source>
        <translation>Cambiar el nombre de la categoría elegida</translation>
    </message>
    <message>
        <source>Delete the chosen colour</source>
        <translation>Eliminar el color elegido</translation>
    </message>
    <message>
        <source>Delete the chosen category</source>
        <translation>Eliminar la categoría elegida</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::WordsModel</name>
    <message>
        <source>your own</source>
        <translation>de la tienda</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::WorkModel</name>
    <message numerus="yes">
        <source>%n days late</source>
        <translation>
            <numerusform>%Ln día de retraso</numerusform>
            <numerusform>%Ln días de retraso</numerusform>
        </translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Hoy</translation>
    </message>
    <message>
        <source>Tomorrow</source>
        <translation>Mañana</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::WorkPanel</name>
    <message>
        <source>Day</source>
        <translation>Día</translation>
    </message>
    <message>
        <source>Still to do</source>
        <translation>Queda por hacer</translation>
    </message>
    <message>
        <source>Nobody yet</source>
        <translation>Nadie aún</translation>
    </message>
    <message>
        <source>Arrives</source>
        <translation>Llegan</translation>
    </message>
    <message>
        <source>Designed</source>
        <translation>Se confeccionan</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>y %n más</numerusform>
            <numerusform>y %n más</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is left to do.</source>
        <translation>No queda nada por hacer.</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Eventos</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>Abrir %1</translation>
    </message>
    <message numerus="yes">
        <source>%n tasks</source>
        <translation>
            <numerusform>%Ln tarea</numerusform>
            <numerusform>%Ln tareas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>tasks, time</comment>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::WorkPlanCard</name>
    <message>
        <source>Tasks of an event</source>
        <translation>Tareas de un evento</translation>
    </message>
    <message>
        <source>planned when the event is approved</source>
        <translation>se planifican al aprobarse</translation>
    </message>
    <message>
        <source>Change the tasks of events</source>
        <translation>Cambiar las tareas de los eventos</translation>
    </message>
    <message>
        <source>Write what is to be done, in up to 200 characters.</source>
        <translation>Escriba qué hay que hacer, con 200 caracteres como máximo.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::WorkPlanEditor</name>
    <message>
        <source>Add a task</source>
        <translation>Añadir una tarea</translation>
    </message>
    <message>
        <source>Use the default plan</source>
        <translation>Usar el plan por defecto</translation>
    </message>
    <message>
        <source>Kind of task</source>
        <translation>Tipo de tarea</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>Tarea</translation>
    </message>
    <message>
        <source>Planned for</source>
        <translation>Prevista para</translation>
    </message>
    <message>
        <source>Number of days</source>
        <translation>Número de días</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Cuándo</translation>
    </message>
    <message>
        <source>Days</source>
        <translation>Días</translation>
    </message>
    <message>
        <source>Remove the task</source>
        <translation>Quitar la tarea</translation>
    </message>
    <message>
        <source>Write a number of days, 1 to %1.</source>
        <translation>Escriba un número de días, de 1 a %1.</translation>
    </message>
    <message>
        <source>New task</source>
        <translation>Nueva tarea</translation>
    </message>
    <message>
        <source>Order day</source>
        <translation>Día del pedido</translation>
    </message>
    <message>
        <source>Days before</source>
        <translation>Días antes</translation>
    </message>
    <message>
        <source>On the day</source>
        <translation>El mismo día</translation>
    </message>
    <message>
        <source>Days after</source>
        <translation>Días después</translation>
    </message>
    <message>
        <source>Remove the task %1</source>
        <translation>Quitar la tarea %1</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::WorkProgress</name>
    <message>
        <source>Progress</source>
        <translation>Progreso</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::WorkWords</name>
    <message>
        <source>A task has one person. Write %1, and add another task for %2.</source>
        <translation>Una tarea es de una sola persona. Escriba %1 y añada otra tarea para %2.</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Pedir</translation>
    </message>
    <message>
        <source>Receive</source>
        <translation>Recibir</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>Acondicionar</translation>
    </message>
    <message>
        <source>Design</source>
        <translation>Confeccionar</translation>
    </message>
    <message>
        <source>Pack</source>
        <translation>Embalar</translation>
    </message>
    <message>
        <source>Deliver</source>
        <translation>Entregar</translation>
    </message>
    <message>
        <source>Set up</source>
        <translation>Montar</translation>
    </message>
    <message>
        <source>Collect</source>
        <translation>Recoger</translation>
    </message>
    <message>
        <source>Office</source>
        <translation>Oficina</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Otra</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1&#xa0;min</translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation>%1&#xa0;h</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1&#xa0;h&#xa0;%2&#xa0;min</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>times</comment>
        <translation>%1–%2</translation>
    </message>
    <message numerus="yes">
        <source>%n stems</source>
        <translation>
            <numerusform>%Ln tallo</numerusform>
            <numerusform>%Ln tallos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other items</source>
        <translation>
            <numerusform>%n artículo más</numerusform>
            <numerusform>%n artículos más</numerusform>
        </translation>
    </message>
</context>
</TS>
