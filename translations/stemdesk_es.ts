<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>DatabaseQuestion</name>
    <message>
        <location filename="../ui/pages/settings/database_question.cpp" line="12"/>
        <source>The shop&apos;s database cannot be used now.</source>
        <translation>Ahora no se puede usar la base de datos de la tienda.</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_question.cpp" line="14"/>
        <source>On this computer there may be another shop, or an older copy: what is changed there is not on the server.</source>
        <translation>En este ordenador puede haber otra tienda, o una copia más antigua: lo que se cambie ahí no estará en el servidor.</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_question.cpp" line="16"/>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_question.cpp" line="17"/>
        <source>Work on this computer</source>
        <translation>Trabajar en este ordenador</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_question.cpp" line="18"/>
        <source>Quit</source>
        <translation>Salir</translation>
    </message>
</context>
<context>
    <name>DatabaseWords</name>
    <message>
        <location filename="../ui/pages/settings/database_words.cpp" line="28"/>
        <source>Write the address like postgresql://anna@db.example.com/flowers. Behind a ? may follow sslmode=verify-full and sslrootcert=FILE.</source>
        <translation>Escriba la dirección como postgresql://anna@db.example.com/flowers. Tras un ? pueden seguir sslmode=verify-full y sslrootcert=ARCHIVO.</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_words.cpp" line="33"/>
        <source>The database server is too old; Stemdesk needs PostgreSQL 15 or later.</source>
        <translation>El servidor de bases de datos es demasiado antiguo; Stemdesk necesita PostgreSQL 15 o posterior.</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_words.cpp" line="36"/>
        <source>The database cannot keep every letter; make one with the encoding UTF8.</source>
        <translation>La base de datos no puede guardar todas las letras; cree una con la codificación UTF8.</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_words.cpp" line="38"/>
        <source>Another program keeps its data in %3; make a database for Stemdesk alone.</source>
        <translation>Otro programa guarda sus datos en %3; cree una base de datos solo para Stemdesk.</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_words.cpp" line="41"/>
        <source>A newer Stemdesk works on %3; install that version here first.</source>
        <translation>Un Stemdesk más nuevo trabaja en %3; instale antes esa versión aquí.</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_words.cpp" line="42"/>
        <source>This shop is there already. Nothing was copied.</source>
        <translation>Esta tienda ya está ahí. No se ha copiado nada.</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_words.cpp" line="44"/>
        <source>The copy was stopped; nothing was changed on the server.</source>
        <translation>La copia se ha detenido; no se ha cambiado nada en el servidor.</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_words.cpp" line="46"/>
        <source>The copy did not match the shop, so it was given up. Try again.</source>
        <translation>La copia no coincidía con la tienda y se ha descartado. Inténtelo de nuevo.</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_words.cpp" line="48"/>
        <source>The copy was given up: something in the shop&apos;s data is not in order. “stemdesk check” says what.</source>
        <translation>La copia se ha descartado: algo en los datos de la tienda no está en orden. «stemdesk check» dice qué.</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_words.cpp" line="52"/>
        <source>The keyring is locked, so the password cannot be kept. Unlock it and try again.</source>
        <translation>El llavero está bloqueado y no se puede guardar la contraseña. Desbloquéelo e inténtelo de nuevo.</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_words.cpp" line="56"/>
        <source>This computer has no keyring that keeps the password. Keep it in the file .pgpass instead and leave the field empty.</source>
        <translation>Este ordenador no tiene llavero que guarde la contraseña. Guárdela en el archivo .pgpass y deje el campo vacío.</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_words.cpp" line="64"/>
        <source>No database server answers at %1. Check the name, the network, and that the server is running.</source>
        <translation>Ningún servidor de bases de datos responde en %1. Compruebe el nombre, la red y que el servidor esté en marcha.</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_words.cpp" line="68"/>
        <source>The server %1 does not let %2 in. Check the user&apos;s name before the @, or ask whoever runs the server.</source>
        <translation>El servidor %1 no deja entrar a %2. Compruebe el nombre de usuario delante de la @ o pregunte a quien lleva el servidor.</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_words.cpp" line="71"/>
        <source>The password of %2 is missing or not the right one.</source>
        <translation>La contraseña de %2 falta o no es la correcta.</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_words.cpp" line="73"/>
        <source>There is no database %3 on the server, or %2 may not use it.</source>
        <translation>No hay ninguna base de datos %3 en el servidor, o %2 no puede usarla.</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_words.cpp" line="75"/>
        <source>The connection to %1 would not be safe: its certificate is missing, not trusted, or for another name. sslrootcert=FILE behind a ? in the address names a certificate to trust.</source>
        <translation>La conexión con %1 no sería segura: su certificado falta, no es de confianza o es de otro nombre. sslrootcert=ARCHIVO tras un ? en la dirección indica un certificado de confianza.</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_words.cpp" line="79"/>
        <source>The connection service file has no service of that name.</source>
        <translation>El archivo de servicios de conexión no tiene ningún servicio con ese nombre.</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_words.cpp" line="100"/>
        <source>Connected. The database is empty: copy this shop there first.</source>
        <translation>Conectado. La base de datos está vacía: copie antes esta tienda ahí.</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_words.cpp" line="101"/>
        <source>Connected. It holds %1.</source>
        <translation>Conectado. Contiene %1.</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_words.cpp" line="107"/>
        <source>Leave the password out of the address, where others can read it; write it below.</source>
        <translation>Quite la contraseña de la dirección, donde otros pueden leerla; escríbala abajo.</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_words.cpp" line="115"/>
        <source>this computer</source>
        <translation>este ordenador</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_words.cpp" line="116"/>
        <source>this user</source>
        <translation>este usuario</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_words.cpp" line="117"/>
        <source>this database</source>
        <translation>esta base de datos</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_words.cpp" line="123"/>
        <source>Copying the shop…</source>
        <translation>Copiando la tienda…</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_words.cpp" line="124"/>
        <source>Comparing the copy with the shop…</source>
        <translation>Comparando la copia con la tienda…</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_words.cpp" line="125"/>
        <source>Checking the copy…</source>
        <translation>Comprobando la copia…</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_words.cpp" line="135"/>
        <source>%1 is on the server too, compared with what is here. What is changed here from now on is missing there, so switch now.</source>
        <translation>%1 está también en el servidor, comparada con lo que hay aquí. Lo que se cambie aquí desde ahora faltará ahí, así que cambie ya al servidor.</translation>
    </message>
</context>
<context>
    <name>ErrorText</name>
    <message>
        <location filename="../ui/error_text.cpp" line="22"/>
        <source>Give it a name.</source>
        <translation>Indique un nombre.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="23"/>
        <source>Choose a category.</source>
        <translation>Elija una categoría.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="24"/>
        <source>Choose a type.</source>
        <translation>Elija un tipo.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="25"/>
        <source>A new product needs its first variety.</source>
        <translation>Un producto nuevo necesita su primera variedad.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="26"/>
        <source>Choose a flower or material.</source>
        <translation>Elija una flor o un material.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="27"/>
        <source>Say how many.</source>
        <translation>Indique la cantidad.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="28"/>
        <source>This name is already in use; choose another one.</source>
        <translation>Este nombre ya está en uso; elija otro.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="29"/>
        <source>Another event has this short name; choose another one.</source>
        <translation>Otro evento tiene este nombre corto; elija otro.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="30"/>
        <source>This one comes with Stemdesk and stays as it is.</source>
        <translation>Este elemento viene con Stemdesk y no se puede cambiar.</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/error_text.cpp" line="32"/>
        <source>It is used on %n event line(s); remove it from those first.</source>
        <translation>
            <numerusform>Se usa en %Ln línea de evento; quítelo primero de ahí.</numerusform>
            <numerusform>Se usa en %Ln líneas de eventos; quítelo primero de ahí.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/error_text.cpp" line="34"/>
        <source>%n event(s) keep to this price list; it cannot be deleted now.</source>
        <translation>
            <numerusform>%Ln evento usa esta lista de precios; ahora no se puede eliminar.</numerusform>
            <numerusform>%Ln eventos usan esta lista de precios; ahora no se puede eliminar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/error_text.cpp" line="36"/>
        <source>%n event(s) use this tax group; it cannot be deleted now.</source>
        <translation>
            <numerusform>%Ln evento usa este grupo de impuestos; ahora no se puede eliminar.</numerusform>
            <numerusform>%Ln eventos usan este grupo de impuestos; ahora no se puede eliminar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/error_text.cpp" line="38"/>
        <source>%n product(s), price list(s) or event(s) have this type; it stays.</source>
        <translation>
            <numerusform>%Ln producto, lista de precios o evento tiene este tipo; se conserva.</numerusform>
            <numerusform>%Ln productos, listas de precios o eventos tienen este tipo; se conserva.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="39"/>
        <source>There is no such supplier any more.</source>
        <translation>Este proveedor ya no existe.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="40"/>
        <source>There is no such product any more.</source>
        <translation>Este producto ya no existe.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="41"/>
        <source>There is no such variety any more.</source>
        <translation>Esta variedad ya no existe.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="42"/>
        <source>There is no such price list any more.</source>
        <translation>Esta lista de precios ya no existe.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="43"/>
        <source>There is no such tax group any more.</source>
        <translation>Este grupo de impuestos ya no existe.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="44"/>
        <source>There is no such event any more.</source>
        <translation>Este evento ya no existe.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="46"/>
        <source>This supplier is archived; bring it back or choose another one.</source>
        <translation>Este proveedor está archivado; recupérelo o elija otro.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="47"/>
        <source>This variety belongs to another product.</source>
        <translation>Esta variedad pertenece a otro producto.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="48"/>
        <source>The price list is for another type of product.</source>
        <translation>La lista de precios es para otro tipo de producto.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="49"/>
        <source>The shop already has suppliers, products or events.</source>
        <translation>La tienda ya tiene proveedores, productos o eventos.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="90"/>
        <source>It is no longer there; somebody has deleted it.</source>
        <translation>Ya no está; alguien lo ha eliminado.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="91"/>
        <source>Somebody else has changed this in the meantime.</source>
        <translation>Otra persona lo ha cambiado entretanto.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="92"/>
        <source>The shop&apos;s data is busy with other work; try again in a moment.</source>
        <translation>Los datos de la tienda están ocupados; inténtelo de nuevo enseguida.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="94"/>
        <source>The shop&apos;s data cannot be reached now; nothing was changed.</source>
        <translation>Ahora no se puede acceder a los datos de la tienda; no se ha cambiado nada.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="96"/>
        <source>The disk is full; nothing was changed. Make room and try again.</source>
        <translation>El disco está lleno; no se ha cambiado nada. Libere espacio e inténtelo de nuevo.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="97"/>
        <source>The shop&apos;s data is damaged; restore the last backup.</source>
        <translation>Los datos de la tienda están dañados; restaure la última copia de seguridad.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="99"/>
        <source>Something went wrong inside Stemdesk; nothing was changed.</source>
        <translation>Algo ha fallado en Stemdesk; no se ha cambiado nada.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="104"/>
        <source>Write an e-mail address, like anna@example.com.</source>
        <translation>Escriba una dirección de correo, como anna@example.com.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="105"/>
        <source>Write the stem length in centimetres, like 50.</source>
        <translation>Escriba la longitud del tallo en centímetros, como 50.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="106"/>
        <source>Write how many come in one pack, more than 0.</source>
        <translation>Escriba cuántos vienen en un paquete, más de 0.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="107"/>
        <source>Write the fewest packs as a whole number.</source>
        <translation>Escriba el mínimo de paquetes como número entero.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="108"/>
        <source>Give each supplier one minimum at most.</source>
        <translation>Indique como máximo un mínimo por proveedor.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="109"/>
        <source>Write the colours with commas between them.</source>
        <translation>Separe los colores con comas.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="110"/>
        <source>Write a number more than 0.</source>
        <translation>Escriba un número mayor que 0.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="111"/>
        <source>Write the budget as an amount, 0 or more.</source>
        <translation>Escriba el presupuesto como importe, 0 o más.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="112"/>
        <source>Write the guests as a whole number.</source>
        <translation>Escriba los invitados como número entero.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="113"/>
        <source>Write the tables as a whole number.</source>
        <translation>Escriba las mesas como número entero.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="114"/>
        <source>The ceremony must end after it starts.</source>
        <translation>La ceremonia debe terminar después de empezar.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="115"/>
        <source>The time at the venue must end after it starts.</source>
        <translation>El horario en el lugar debe terminar después de empezar.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="116"/>
        <source>Write the colour in the form #rrggbb.</source>
        <translation>Escriba el color en la forma #rrggbb.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="117"/>
        <source>Write a date.</source>
        <translation>Escriba una fecha.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="118"/>
        <source>Write the unit cost as an amount, 0 or more.</source>
        <translation>Escriba el precio unitario como importe, 0 o más.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="119"/>
        <source>Write the tax as a factor, like 1.2 for 20 %.</source>
        <translation>Escriba el impuesto como factor, como 1,2 para el 20&#xa0;%.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="120"/>
        <source>The name may have 200 characters, on one line.</source>
        <translation>El nombre puede tener 200 caracteres, en una sola línea.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="121"/>
        <source>The notes are too long.</source>
        <translation>Las notas son demasiado largas.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="160"/>
        <source>Changed elsewhere to “%1”. Enter keeps yours, Escape takes theirs.</source>
        <translation>Cambiado en otro sitio a «%1». Intro conserva su valor, Esc toma el otro.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="50"/>
        <source>Write the address, like https://example.com/stemdesk.</source>
        <translation>Escriba la dirección, como https://example.com/stemdesk.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="51"/>
        <source>Write a web address, like https://example.com/stemdesk.</source>
        <translation>Escriba una dirección web, como https://example.com/stemdesk.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="52"/>
        <source>This address is too long; 2,048 characters is the most.</source>
        <translation>Esta dirección es demasiado larga; el máximo son 2048 caracteres.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="54"/>
        <source>The address must begin with https://, so that nobody can read along.</source>
        <translation>La dirección debe empezar por https://, para que nadie pueda leer los mensajes.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="56"/>
        <source>Leave the port out; webhooks go to the usual one, 443.</source>
        <translation>Omita el puerto; los webhooks van al habitual, 443.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="59"/>
        <source>Leave the name and password out of the address; every message is signed.</source>
        <translation>Quite el nombre y la contraseña de la dirección; cada mensaje va firmado.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="60"/>
        <source>Leave out the # and what follows it.</source>
        <translation>Quite el # y lo que le sigue.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="62"/>
        <source>This address exists inside a network only; give one on the internet.</source>
        <translation>Esta dirección solo existe dentro de una red; indique una en Internet.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="64"/>
        <source>No computer is known under this address; check how it is spelled.</source>
        <translation>No se conoce ningún ordenador en esta dirección; compruebe cómo está escrita.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="66"/>
        <source>This address leads to a private computer; give one on the internet.</source>
        <translation>Esta dirección lleva a un ordenador privado; indique una en Internet.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="67"/>
        <source>Choose at least one thing that it tells of.</source>
        <translation>Elija al menos una cosa de la que avise.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="69"/>
        <source>The keyring is locked, so that no secret can be kept safe. Unlock it and try again.</source>
        <translation>El llavero está bloqueado y no se puede guardar ningún secreto con seguridad. Desbloquéelo e inténtelo de nuevo.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="73"/>
        <source>This computer&apos;s keyring does not answer, so that no secret can be kept safe. Start it and try again.</source>
        <translation>El llavero de este ordenador no responde y no se puede guardar ningún secreto con seguridad. Inícielo e inténtelo de nuevo.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="77"/>
        <source>The keyring no longer holds Stemdesk&apos;s key, so that secrets cannot be opened. “stemdesk secrets” helps to bring it back.</source>
        <translation>El llavero ya no contiene la clave de Stemdesk y no se pueden abrir los secretos. «stemdesk secrets» ayuda a recuperarla.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="81"/>
        <source>The file that keeps the secrets&apos; key is missing. Put it back and try again.</source>
        <translation>Falta el archivo que guarda la clave de los secretos. Devuélvalo a su sitio e inténtelo de nuevo.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="85"/>
        <source>The secrets are sealed under another key than the one that is here. “stemdesk secrets” helps to bring it back.</source>
        <translation>Los secretos están sellados con otra clave que la que hay aquí. «stemdesk secrets» ayuda a recuperarla.</translation>
    </message>
    <message>
        <location filename="../ui/error_text.cpp" line="89"/>
        <source>Webhooks cannot be set up while Stemdesk runs in this way.</source>
        <translation>No se pueden configurar webhooks mientras Stemdesk funciona así.</translation>
    </message>
</context>
<context>
    <name>IntegrationWords</name>
    <message>
        <location filename="../ui/pages/integrations/integration_words.cpp" line="23"/>
        <source>Suppliers</source>
        <translation>Proveedores</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/integration_words.cpp" line="24"/>
        <source>Colours</source>
        <translation>Colores</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/integration_words.cpp" line="25"/>
        <source>Categories</source>
        <translation>Categorías</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/integration_words.cpp" line="26"/>
        <source>Products</source>
        <translation>Productos</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/integration_words.cpp" line="27"/>
        <source>Price lists</source>
        <translation>Listas de precios</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/integration_words.cpp" line="28"/>
        <source>Tax groups</source>
        <translation>Grupos de impuestos</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/integration_words.cpp" line="29"/>
        <source>Events</source>
        <translation>Eventos</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/integration_words.cpp" line="30"/>
        <source>Supplier orders</source>
        <translation>Pedidos a proveedores</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/integration_words.cpp" line="31"/>
        <source>Webhooks</source>
        <translation>Webhooks</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/integration_words.cpp" line="39"/>
        <source>Everything</source>
        <translation>Todo</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/integration_words.cpp" line="41"/>
        <source>Reads everything</source>
        <translation>Lee todo</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/integration_words.cpp" line="43"/>
        <source>Keeps the catalogue in step</source>
        <translation>Sincroniza el catálogo</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/integration_words.cpp" line="54"/>
        <source>changes %1</source>
        <translation>cambia %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/integration_words.cpp" line="56"/>
        <source>reads %1</source>
        <translation>lee %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/integration_words.cpp" line="68"/>
        <source>manages</source>
        <translation>gestiona</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/integration_words.cpp" line="70"/>
        <source>reads and changes</source>
        <translation>lee y cambia</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/integration_words.cpp" line="72"/>
        <source>changes only</source>
        <translation>solo cambia</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/integration_words.cpp" line="73"/>
        <source>reads</source>
        <translation>lee</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/integration_words.cpp" line="79"/>
        <source>Revoked</source>
        <translation>Revocada</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/integration_words.cpp" line="81"/>
        <source>Expired</source>
        <translation>Caducada</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/integration_words.cpp" line="82"/>
        <location filename="../ui/pages/integrations/integration_words.cpp" line="139"/>
        <source>Active</source>
        <translation>Activa</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/integration_words.cpp" line="91"/>
        <source>today, %1</source>
        <translation>hoy, %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/integration_words.cpp" line="92"/>
        <location filename="../ui/pages/integrations/integration_words.cpp" line="107"/>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/integration_words.cpp" line="112"/>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/integration_words.cpp" line="112"/>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/integration_words.cpp" line="117"/>
        <source>New event</source>
        <translation>Nuevo evento</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/integration_words.cpp" line="117"/>
        <source>Changed event</source>
        <translation>Evento cambiado</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/integration_words.cpp" line="124"/>
        <source>new events</source>
        <translation>eventos nuevos</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/integration_words.cpp" line="126"/>
        <source>changed events</source>
        <translation>eventos cambiados</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/integration_words.cpp" line="136"/>
        <source>Paused</source>
        <translation>En pausa</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/integration_words.cpp" line="138"/>
        <source>Failing (%1)</source>
        <translation>Fallando (%1)</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/integration_words.cpp" line="145"/>
        <source>Waiting</source>
        <translation>En espera</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/integration_words.cpp" line="146"/>
        <source>Delivered</source>
        <translation>Entregado</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/integration_words.cpp" line="147"/>
        <source>Failed</source>
        <translation>Fallido</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/integration_words.cpp" line="155"/>
        <source>Answered %1</source>
        <translation>Respuesta %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/integration_words.cpp" line="157"/>
        <source>Answered %1: %2</source>
        <translation>Respuesta %1: %2</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/integration_words.cpp" line="158"/>
        <source>No answer</source>
        <translation>Sin respuesta</translation>
    </message>
</context>
<context>
    <name>OrderWords</name>
    <message>
        <location filename="../ui/pages/orders/order_words.cpp" line="42"/>
        <source>%1 ‘%2’</source>
        <translation>%1 ‘%2’</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/order_words.cpp" line="42"/>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/orders/order_words.cpp" line="50"/>
        <source>%n bunch(es) of %1</source>
        <translation>
            <numerusform>%Ln ramo de %1</numerusform>
            <numerusform>%Ln ramos de %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/orders/order_words.cpp" line="50"/>
        <source>%n pack(s) of %1</source>
        <translation>
            <numerusform>%Ln paquete de %1</numerusform>
            <numerusform>%Ln paquetes de %1</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/order_words.cpp" line="64"/>
        <source>%1 fewer of %2 saves a bunch of %3</source>
        <translation>%2: con %1 menos se ahorra un ramo de %3</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/order_words.cpp" line="64"/>
        <source>%1 fewer of %2 saves a pack of %3</source>
        <translation>%2: con %1 menos se ahorra un paquete de %3</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/order_words.cpp" line="68"/>
        <source>%1 more of %2 fills the last bunch of %3</source>
        <translation>%2: con %1 más se completa el último ramo de %3</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/order_words.cpp" line="69"/>
        <source>%1 more of %2 fills the last pack of %3</source>
        <translation>%2: con %1 más se completa el último paquete de %3</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/order_words.cpp" line="85"/>
        <source>%1 has %2 for %3 instead of %4</source>
        <translation>%1 ofrece %2 por %3 en lugar de %4</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/order_words.cpp" line="110"/>
        <source>%1 of %2 instead of %3</source>
        <translation>%2: %1 en lugar de %3</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/order_words.cpp" line="113"/>
        <source>+%1 of %2</source>
        <translation>+%1 × %2</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/order_words.cpp" line="113"/>
        <source>−%1 of %2</source>
        <translation>−%1 × %2</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/orders/order_words.cpp" line="118"/>
        <source>+%n bunch(es) of %1</source>
        <translation>
            <numerusform>+%Ln ramo de %1</numerusform>
            <numerusform>+%Ln ramos de %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/orders/order_words.cpp" line="118"/>
        <source>+%n pack(s) of %1</source>
        <translation>
            <numerusform>+%Ln paquete de %1</numerusform>
            <numerusform>+%Ln paquetes de %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/orders/order_words.cpp" line="120"/>
        <source>−%n bunch(es) of %1</source>
        <translation>
            <numerusform>−%Ln ramo de %1</numerusform>
            <numerusform>−%Ln ramos de %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/orders/order_words.cpp" line="120"/>
        <source>−%n pack(s) of %1</source>
        <translation>
            <numerusform>−%Ln paquete de %1</numerusform>
            <numerusform>−%Ln paquetes de %1</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/order_words.cpp" line="127"/>
        <source>New: %1, %2</source>
        <translation>Nuevo: %1, %2</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/order_words.cpp" line="129"/>
        <source>No longer needed: %1, %2</source>
        <translation>Ya no hace falta: %1, %2</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/order_words.cpp" line="135"/>
        <source>%1 costs %2 each instead of %3</source>
        <translation>%1 cuesta %2 por unidad en lugar de %3</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/order_words.cpp" line="139"/>
        <source>%1 of %2 needed instead of %3; the order stays</source>
        <translation>%2: se necesitan %1 en lugar de %3; el pedido no cambia</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/order_words.cpp" line="141"/>
        <source>Another price with tax for %1</source>
        <translation>Otro precio con impuestos para %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/order_words.cpp" line="147"/>
        <source>%1 was deleted</source>
        <translation>Eliminado: %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/order_words.cpp" line="148"/>
        <source>%1 is now: %2. It was: %3</source>
        <translation>%1 está ahora: %2. Antes: %3</translation>
    </message>
</context>
<context>
    <name>PriceEdits</name>
    <message>
        <location filename="../ui/pages/price_lists/price_edits.cpp" line="148"/>
        <source>Change %1</source>
        <translation>Cambiar %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_edits.cpp" line="158"/>
        <location filename="../ui/pages/price_lists/price_edits.cpp" line="173"/>
        <source>Add price list %1</source>
        <translation>Añadir la lista de precios %1</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/price_lists/price_edits.cpp" line="185"/>
        <source>%n price(s)</source>
        <translation>
            <numerusform>%Ln precio</numerusform>
            <numerusform>%Ln precios</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_edits.cpp" line="186"/>
        <source>Delete price list %1</source>
        <translation>Eliminar la lista de precios %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_edits.cpp" line="189"/>
        <source>Deleted %1 with %2. No event kept to it.</source>
        <translation>Eliminado: %1 con %2. Ningún evento la usaba.</translation>
    </message>
</context>
<context>
    <name>PriceWords</name>
    <message>
        <location filename="../ui/pages/price_lists/price_words.cpp" line="34"/>
        <source>%1, %2</source>
        <comment>list and its day</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_words.cpp" line="39"/>
        <source>d MMM yyyy</source>
        <comment>date format</comment>
        <translation>d MMM yyyy</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_words.cpp" line="69"/>
        <location filename="../ui/pages/price_lists/price_words.cpp" line="93"/>
        <source>%1 %</source>
        <comment>percent</comment>
        <translation>%1 %</translation>
    </message>
</context>
<context>
    <name>ProductCells</name>
    <message>
        <location filename="../ui/pages/products/product_cells.cpp" line="39"/>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/product_cells.cpp" line="68"/>
        <source>Product and variety</source>
        <translation>Producto y variedad</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/product_cells.cpp" line="69"/>
        <source>Category</source>
        <translation>Categoría</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/product_cells.cpp" line="70"/>
        <source>Type</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/product_cells.cpp" line="71"/>
        <source>Stem</source>
        <translation>Tallo</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/product_cells.cpp" line="72"/>
        <source>Pack</source>
        <translation>Paq.</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/product_cells.cpp" line="73"/>
        <source>Suppliers</source>
        <translation>Proveedores</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/product_cells.cpp" line="74"/>
        <source>Unit cost</source>
        <translation>Precio unitario</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/product_cells.cpp" line="105"/>
        <source>%1 cm</source>
        <translation>%1 cm</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/products/product_cells.cpp" line="115"/>
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
        <location filename="../ui/pages/products/product_edits.cpp" line="43"/>
        <location filename="../ui/pages/products/product_edits.cpp" line="51"/>
        <source>Change %1</source>
        <translation>Cambiar %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/product_edits.cpp" line="66"/>
        <source>Add %1</source>
        <translation>Añadir %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/product_edits.cpp" line="93"/>
        <source>Add %1 to %2</source>
        <translation>Añadir %1 a %2</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/product_edits.cpp" line="114"/>
        <source>No event used it.</source>
        <translation>Ningún evento lo usaba.</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/products/product_edits.cpp" line="115"/>
        <source>%n event line(s)</source>
        <translation>
            <numerusform>%Ln línea</numerusform>
            <numerusform>%Ln líneas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/products/product_edits.cpp" line="116"/>
        <source>%n event(s)</source>
        <translation>
            <numerusform>%Ln evento</numerusform>
            <numerusform>%Ln eventos</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ui/pages/products/product_edits.cpp" line="117"/>
        <source>%1 on %2 went with it.</source>
        <translation>También se ha eliminado: %1 en %2.</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/products/product_edits.cpp" line="124"/>
        <source>%n varieties</source>
        <translation>
            <numerusform>%Ln variedad</numerusform>
            <numerusform>%Ln variedades</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ui/pages/products/product_edits.cpp" line="125"/>
        <location filename="../ui/pages/products/product_edits.cpp" line="137"/>
        <source>Delete %1</source>
        <translation>Eliminar %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/product_edits.cpp" line="128"/>
        <source>Deleted %1 with %2. %3</source>
        <translation>Eliminado: %1 con %2. %3</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/product_edits.cpp" line="140"/>
        <source>Deleted %1. %2</source>
        <translation>Eliminado: %1. %2</translation>
    </message>
</context>
<context>
    <name>SettingEdits</name>
    <message>
        <location filename="../ui/pages/settings/setting_edits.cpp" line="127"/>
        <source>Rename the shop</source>
        <translation>Cambiar el nombre de la tienda</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/setting_edits.cpp" line="136"/>
        <source>Remove the logo</source>
        <translation>Quitar el logotipo</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/setting_edits.cpp" line="138"/>
        <source>Change the logo</source>
        <translation>Cambiar el logotipo</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/setting_edits.cpp" line="161"/>
        <source>Add the type %1</source>
        <translation>Añadir el tipo %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/setting_edits.cpp" line="166"/>
        <source>Change the markup of %1</source>
        <translation>Cambiar el multiplicador de %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/setting_edits.cpp" line="171"/>
        <source>Hire out %1</source>
        <translation>Alquilar %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/setting_edits.cpp" line="171"/>
        <source>Sell %1</source>
        <translation>Vender %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/setting_edits.cpp" line="177"/>
        <source>Delete the type %1</source>
        <translation>Eliminar el tipo %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/setting_edits.cpp" line="180"/>
        <source>Deleted the type %1, which no product had.</source>
        <translation>Eliminado el tipo %1, que ningún producto tenía.</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/setting_edits.cpp" line="186"/>
        <source>Add the tax group %1</source>
        <translation>Añadir el grupo de impuestos %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/setting_edits.cpp" line="214"/>
        <source>Delete the tax group %1</source>
        <translation>Eliminar el grupo de impuestos %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/setting_edits.cpp" line="222"/>
        <source>Deleted the tax group %1, which no event had.</source>
        <translation>Eliminado el grupo de impuestos %1, que ningún evento tenía.</translation>
    </message>
</context>
<context>
    <name>SheetOutcome</name>
    <message>
        <location filename="../ui/pages/orders/sheet_outcome.cpp" line="49"/>
        <source>No supplier</source>
        <translation>Sin proveedor</translation>
    </message>
</context>
<context>
    <name>SupplierEdits</name>
    <message>
        <location filename="../ui/pages/suppliers/supplier_edits.cpp" line="32"/>
        <source>Change %1 of %2</source>
        <translation>Cambiar %1 de %2</translation>
    </message>
    <message>
        <location filename="../ui/pages/suppliers/supplier_edits.cpp" line="40"/>
        <source>Archive %1</source>
        <translation>Archivar %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/suppliers/supplier_edits.cpp" line="43"/>
        <source>%1 is archived. Events and prices that name it stay as they are.</source>
        <translation>%1 está archivado. Los eventos y precios que lo nombran quedan como están.</translation>
    </message>
    <message>
        <location filename="../ui/pages/suppliers/supplier_edits.cpp" line="48"/>
        <source>Bring %1 back</source>
        <translation>Recuperar %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/suppliers/supplier_edits.cpp" line="56"/>
        <source>Add supplier %1 (undo archives it)</source>
        <translation>Añadir el proveedor %1 (deshacer lo archiva)</translation>
    </message>
</context>
<context>
    <name>SupplierFields</name>
    <message>
        <location filename="../ui/pages/suppliers/supplier_fields.cpp" line="12"/>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <location filename="../ui/pages/suppliers/supplier_fields.cpp" line="13"/>
        <source>E-mail</source>
        <translation>Correo</translation>
    </message>
    <message>
        <location filename="../ui/pages/suppliers/supplier_fields.cpp" line="14"/>
        <source>Phone</source>
        <translation>Teléfono</translation>
    </message>
    <message>
        <location filename="../ui/pages/suppliers/supplier_fields.cpp" line="15"/>
        <source>Account number</source>
        <translation>N.º de cliente</translation>
    </message>
    <message>
        <location filename="../ui/pages/suppliers/supplier_fields.cpp" line="17"/>
        <source>Website</source>
        <translation>Sitio web</translation>
    </message>
    <message>
        <location filename="../ui/pages/suppliers/supplier_fields.cpp" line="18"/>
        <source>Address</source>
        <translation>Dirección</translation>
    </message>
    <message>
        <location filename="../ui/pages/suppliers/supplier_fields.cpp" line="19"/>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
</context>
<context>
    <name>documents</name>
    <message>
        <location filename="../core/documents/order_sheet_pages.cpp" line="54"/>
        <source>Not approved yet: %1</source>
        <translation>Aún sin aprobar: %1</translation>
    </message>
    <message>
        <location filename="../core/documents/order_sheet_pages.cpp" line="97"/>
        <location filename="../core/documents/order_sheet_pages.cpp" line="117"/>
        <location filename="../core/documents/order_sheet_pages.cpp" line="122"/>
        <location filename="../core/documents/order_sheet_pages.cpp" line="194"/>
        <location filename="../core/documents/order_sheet_pages.cpp" line="230"/>
        <location filename="../core/exchange/order_sheet_xlsx.cpp" line="177"/>
        <source>Supplier order</source>
        <translation>Pedido a proveedor</translation>
    </message>
    <message numerus="yes">
        <location filename="../core/documents/order_sheet_pages.cpp" line="112"/>
        <source>For %n event(s)</source>
        <translation>
            <numerusform>Para el evento</numerusform>
            <numerusform>Para %n eventos</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../core/documents/order_sheet_pages.cpp" line="116"/>
        <location filename="../core/exchange/order_sheet_xlsx.cpp" line="176"/>
        <source>Summary</source>
        <translation>Resumen</translation>
    </message>
    <message>
        <location filename="../core/documents/order_sheet_pages.cpp" line="128"/>
        <location filename="../core/exchange/order_email.cpp" line="113"/>
        <location filename="../core/exchange/order_sheet_xlsx.cpp" line="161"/>
        <source>Our account number with you: %1</source>
        <translation>Nuestro número de cliente con ustedes: %1</translation>
    </message>
    <message>
        <location filename="../core/documents/order_sheet_pages.cpp" line="130"/>
        <source>These lines name no supplier yet.</source>
        <translation>Estas líneas aún no tienen proveedor.</translation>
    </message>
    <message>
        <location filename="../core/documents/order_sheet_pages.cpp" line="132"/>
        <source>This supplier is archived.</source>
        <translation>Este proveedor está archivado.</translation>
    </message>
    <message>
        <location filename="../core/documents/order_sheet_pages.cpp" line="220"/>
        <source>There is nothing to order.</source>
        <translation>No hay nada que pedir.</translation>
    </message>
    <message>
        <location filename="../core/documents/order_sheet_pages.cpp" line="223"/>
        <source>No visible group of these events has a line that needs stems.</source>
        <translation>Ningún grupo visible de estos eventos tiene una línea que pedir.</translation>
    </message>
    <message>
        <location filename="../core/documents/order_sheet_pages.cpp" line="232"/>
        <location filename="../core/documents/work_head.cpp" line="99"/>
        <source>continued</source>
        <translation>continuación</translation>
    </message>
    <message>
        <location filename="../core/documents/order_sheet_pages.cpp" line="265"/>
        <source>Total before tax</source>
        <translation>Total sin impuestos</translation>
    </message>
    <message>
        <location filename="../core/documents/order_sheet_pages.cpp" line="271"/>
        <location filename="../core/documents/proposal_text.cpp" line="155"/>
        <source>Total with tax</source>
        <translation>Total con impuestos</translation>
    </message>
    <message numerus="yes">
        <location filename="../core/documents/order_sheet_pages.cpp" line="276"/>
        <location filename="../core/exchange/order_sheet_xlsx.cpp" line="150"/>
        <source>* %n line(s) have no price yet: the total is not complete.</source>
        <translation>
            <numerusform>* Una línea aún no tiene precio: el total no está completo.</numerusform>
            <numerusform>* %n líneas aún no tienen precio: el total no está completo.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../core/documents/order_sheet_summary.cpp" line="24"/>
        <location filename="../core/exchange/order_sheet_xlsx.cpp" line="94"/>
        <source>No supplier</source>
        <translation>Sin proveedor</translation>
    </message>
    <message>
        <location filename="../core/documents/order_sheet_summary.cpp" line="31"/>
        <location filename="../core/exchange/order_sheet_xlsx.cpp" line="54"/>
        <source>Supplier</source>
        <translation>Proveedor</translation>
    </message>
    <message>
        <location filename="../core/documents/order_sheet_summary.cpp" line="31"/>
        <source>Page</source>
        <translation>Página</translation>
    </message>
    <message>
        <location filename="../core/documents/order_sheet_summary.cpp" line="32"/>
        <location filename="../core/exchange/order_sheet_xlsx.cpp" line="55"/>
        <source>Lines</source>
        <translation>Líneas</translation>
    </message>
    <message>
        <location filename="../core/documents/order_sheet_summary.cpp" line="32"/>
        <source>Before tax</source>
        <translation>Sin impuestos</translation>
    </message>
    <message>
        <location filename="../core/documents/order_sheet_summary.cpp" line="33"/>
        <source>With tax</source>
        <translation>Con impuestos</translation>
    </message>
    <message>
        <location filename="../core/documents/order_sheet_table.cpp" line="29"/>
        <location filename="../core/exchange/order_sheet_xlsx.cpp" line="38"/>
        <source>Product</source>
        <translation>Producto</translation>
    </message>
    <message>
        <location filename="../core/documents/order_sheet_table.cpp" line="30"/>
        <location filename="../core/exchange/order_sheet_xlsx.cpp" line="39"/>
        <source>Variety</source>
        <translation>Variedad</translation>
    </message>
    <message>
        <location filename="../core/documents/order_sheet_table.cpp" line="31"/>
        <location filename="../core/documents/recipes_text.cpp" line="91"/>
        <source>Length</source>
        <translation>Longitud</translation>
    </message>
    <message>
        <location filename="../core/documents/order_sheet_table.cpp" line="32"/>
        <location filename="../core/exchange/order_sheet_xlsx.cpp" line="41"/>
        <source>Colours</source>
        <translation>Colores</translation>
    </message>
    <message>
        <location filename="../core/documents/order_sheet_table.cpp" line="33"/>
        <location filename="../core/exchange/order_sheet_xlsx.cpp" line="42"/>
        <source>SKU</source>
        <translation>Referencia</translation>
    </message>
    <message>
        <location filename="../core/documents/order_sheet_table.cpp" line="34"/>
        <location filename="../core/exchange/order_sheet_xlsx.cpp" line="43"/>
        <source>Needed</source>
        <translation>Necesario</translation>
    </message>
    <message>
        <location filename="../core/documents/order_sheet_table.cpp" line="35"/>
        <location filename="../core/exchange/order_sheet_xlsx.cpp" line="45"/>
        <source>Packs</source>
        <translation>Paquetes</translation>
    </message>
    <message>
        <location filename="../core/documents/order_sheet_table.cpp" line="36"/>
        <location filename="../core/exchange/order_sheet_xlsx.cpp" line="46"/>
        <source>To order</source>
        <translation>A pedir</translation>
    </message>
    <message>
        <location filename="../core/documents/order_sheet_table.cpp" line="37"/>
        <location filename="../core/exchange/order_sheet_xlsx.cpp" line="47"/>
        <source>Unit cost</source>
        <translation>Precio unitario</translation>
    </message>
    <message>
        <location filename="../core/documents/order_sheet_table.cpp" line="38"/>
        <location filename="../core/exchange/order_sheet_xlsx.cpp" line="48"/>
        <location filename="../core/exchange/order_sheet_xlsx.cpp" line="56"/>
        <source>Cost</source>
        <translation>Coste</translation>
    </message>
    <message>
        <location filename="../core/documents/order_sheet_table.cpp" line="86"/>
        <location filename="../core/documents/stationery.cpp" line="69"/>
        <location filename="../core/exchange/order_email.cpp" line="73"/>
        <source>%1 cm</source>
        <translation>%1 cm</translation>
    </message>
    <message>
        <location filename="../core/documents/order_sheet_table.cpp" line="97"/>
        <location filename="../core/exchange/order_sheet_xlsx.cpp" line="137"/>
        <source>no price</source>
        <translation>sin precio</translation>
    </message>
    <message>
        <location filename="../core/documents/page_frame.cpp" line="36"/>
        <source>Page %1 of %2</source>
        <translation>Página %1 de %2</translation>
    </message>
    <message>
        <location filename="../core/documents/page_frame.cpp" line="48"/>
        <location filename="../core/exchange/order_email.cpp" line="93"/>
        <location filename="../core/exchange/order_sheet_xlsx.cpp" line="106"/>
        <source>DRAFT</source>
        <translation>BORRADOR</translation>
    </message>
    <message>
        <location filename="../core/exchange/order_email.cpp" line="45"/>
        <source>Needed for %1</source>
        <translation>Para el %1</translation>
    </message>
    <message>
        <location filename="../core/exchange/order_email.cpp" line="46"/>
        <source>Needed from %1 to %2</source>
        <translation>Del %1 al %2</translation>
    </message>
    <message>
        <location filename="../core/exchange/order_email.cpp" line="52"/>
        <source>1 unit</source>
        <translation>1 unidad</translation>
    </message>
    <message>
        <location filename="../core/exchange/order_email.cpp" line="53"/>
        <source>%1 units</source>
        <translation>%1 unidades</translation>
    </message>
    <message>
        <location filename="../core/exchange/order_email.cpp" line="63"/>
        <source>1 pack of %1 (%2)</source>
        <translation>1 paquete de %1 (%2)</translation>
    </message>
    <message>
        <location filename="../core/exchange/order_email.cpp" line="64"/>
        <source>%1 packs of %2 (%3)</source>
        <translation>%1 paquetes de %2 (%3)</translation>
    </message>
    <message>
        <location filename="../core/exchange/order_email.cpp" line="76"/>
        <source>SKU %1</source>
        <translation>ref. %1</translation>
    </message>
    <message>
        <location filename="../core/exchange/order_email.cpp" line="85"/>
        <source>Order from %1</source>
        <translation>Pedido de %1</translation>
    </message>
    <message>
        <location filename="../core/exchange/order_email.cpp" line="87"/>
        <source>%1, needed for %2</source>
        <translation>%1, para el %2</translation>
    </message>
    <message>
        <location filename="../core/exchange/order_email.cpp" line="99"/>
        <source>Hello,</source>
        <translation>Buenos días:</translation>
    </message>
    <message>
        <location filename="../core/exchange/order_email.cpp" line="101"/>
        <source>not a firm order yet, please do not deliver.</source>
        <translation>aún no es un pedido en firme, por favor no lo entreguen todavía.</translation>
    </message>
    <message>
        <location filename="../core/exchange/order_email.cpp" line="104"/>
        <source>We would like to order:</source>
        <translation>Queremos pedir:</translation>
    </message>
    <message numerus="yes">
        <location filename="../core/exchange/order_email.cpp" line="109"/>
        <source>%n line(s) in all</source>
        <translation>
            <numerusform>%n línea en total</numerusform>
            <numerusform>%n líneas en total</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../core/exchange/order_email.cpp" line="114"/>
        <source>Kind regards</source>
        <translation>Saludos cordiales</translation>
    </message>
    <message>
        <location filename="../core/exchange/order_sheet_xlsx.cpp" line="40"/>
        <source>Stem cm</source>
        <translation>Tallo cm</translation>
    </message>
    <message>
        <location filename="../core/exchange/order_sheet_xlsx.cpp" line="44"/>
        <source>Per pack</source>
        <translation>Por paquete</translation>
    </message>
    <message>
        <location filename="../core/exchange/order_sheet_xlsx.cpp" line="49"/>
        <location filename="../core/exchange/order_sheet_xlsx.cpp" line="57"/>
        <source>Cost with tax</source>
        <translation>Coste con impuestos</translation>
    </message>
    <message>
        <location filename="../core/exchange/order_sheet_xlsx.cpp" line="50"/>
        <source>For</source>
        <translation>Para</translation>
    </message>
    <message>
        <location filename="../core/exchange/order_sheet_xlsx.cpp" line="105"/>
        <source>DRAFT: not every event is approved yet</source>
        <translation>BORRADOR: aún no están aprobados todos los eventos</translation>
    </message>
    <message>
        <location filename="../core/documents/proposal_text.cpp" line="156"/>
        <location filename="../core/exchange/order_sheet_xlsx.cpp" line="168"/>
        <location filename="../core/exchange/order_sheet_xlsx.cpp" line="188"/>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <location filename="../core/documents/event_pages.cpp" line="19"/>
        <source>Proposal</source>
        <translation>Presupuesto</translation>
    </message>
    <message>
        <location filename="../core/documents/event_pages.cpp" line="20"/>
        <source>Workroom recipes</source>
        <translation>Recetas para el taller</translation>
    </message>
    <message>
        <location filename="../core/documents/event_pages.cpp" line="21"/>
        <source>Packing list</source>
        <translation>Lista de carga</translation>
    </message>
    <message>
        <location filename="../core/documents/proposal_cover.cpp" line="115"/>
        <source>Date</source>
        <translation>Fecha</translation>
    </message>
    <message>
        <location filename="../core/documents/proposal_cover.cpp" line="116"/>
        <location filename="../core/documents/work_head.cpp" line="55"/>
        <source>Ceremony</source>
        <translation>Ceremonia</translation>
    </message>
    <message>
        <location filename="../core/documents/proposal_cover.cpp" line="119"/>
        <source>Reception</source>
        <translation>Recepción</translation>
    </message>
    <message>
        <location filename="../core/documents/work_head.cpp" line="57"/>
        <source>Reception, set up and end</source>
        <translation>Recepción, montaje y final</translation>
    </message>
    <message>
        <location filename="../core/documents/proposal_cover.cpp" line="123"/>
        <source>Guests</source>
        <translation>Invitados</translation>
    </message>
    <message>
        <location filename="../core/documents/proposal_cover.cpp" line="152"/>
        <source>Prepared on %1</source>
        <translation>Preparado el %1</translation>
    </message>
    <message>
        <location filename="../core/documents/proposal_text.cpp" line="72"/>
        <source>Our idea</source>
        <translation>Nuestra idea</translation>
    </message>
    <message>
        <location filename="../core/documents/proposal_text.cpp" line="122"/>
        <location filename="../core/documents/proposal_text.cpp" line="179"/>
        <source>Flowers and arrangements</source>
        <translation>Flores y arreglos</translation>
    </message>
    <message>
        <location filename="../core/documents/packing_list_text.cpp" line="213"/>
        <location filename="../core/documents/proposal_text.cpp" line="124"/>
        <location filename="../core/documents/recipes_text.cpp" line="193"/>
        <source>There are no arrangements yet.</source>
        <translation>Todavía no hay arreglos.</translation>
    </message>
    <message>
        <location filename="../core/documents/proposal_text.cpp" line="176"/>
        <source>Price</source>
        <translation>Precio</translation>
    </message>
    <message>
        <location filename="../core/documents/proposal_text.cpp" line="182"/>
        <source>Design and making</source>
        <translation>Diseño y elaboración</translation>
    </message>
    <message>
        <location filename="../core/documents/proposal_text.cpp" line="187"/>
        <source>Delivery and travel</source>
        <translation>Entrega y desplazamiento</translation>
    </message>
    <message>
        <location filename="../core/documents/proposal_text.cpp" line="165"/>
        <source>of which tax: %1</source>
        <translation>de los cuales impuestos: %1</translation>
    </message>
    <message>
        <location filename="../core/documents/proposal_text.cpp" line="196"/>
        <source>Terms</source>
        <translation>Condiciones</translation>
    </message>
    <message>
        <location filename="../core/documents/stationery.cpp" line="38"/>
        <source>from %1</source>
        <translation>desde las %1</translation>
    </message>
    <message>
        <location filename="../core/documents/stationery.cpp" line="40"/>
        <source>until %1</source>
        <translation>hasta las %1</translation>
    </message>
    <message>
        <location filename="../core/documents/recipes_text.cpp" line="152"/>
        <location filename="../core/documents/work_head.cpp" line="89"/>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
    <message>
        <location filename="../core/documents/recipes_text.cpp" line="93"/>
        <source>Each</source>
        <translation>Por pieza</translation>
    </message>
    <message>
        <location filename="../core/documents/recipes_text.cpp" line="94"/>
        <source>All</source>
        <translation>En total</translation>
    </message>
    <message>
        <location filename="../core/documents/packing_list_text.cpp" line="204"/>
        <source>Containers and hired things, to come back</source>
        <translation>Recipientes y alquiler, a devolver</translation>
    </message>
    <message>
        <location filename="../core/documents/packing_list_text.cpp" line="215"/>
        <source>Arrangements</source>
        <translation>Arreglos</translation>
    </message>
    <message>
        <location filename="../core/documents/packing_list_text.cpp" line="130"/>
        <source>with %1</source>
        <translation>con %1</translation>
    </message>
    <message>
        <location filename="../core/documents/packing_list_text.cpp" line="153"/>
        <source>of %1</source>
        <translation>de %1</translation>
    </message>
    <message>
        <location filename="../core/documents/proposal_cover.cpp" line="120"/>
        <source>Venue</source>
        <translation>Lugar</translation>
    </message>
    <message>
        <location filename="../core/documents/work_head.cpp" line="56"/>
        <source>Venue, set up and end</source>
        <translation>Lugar, montaje y final</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::AddLineField</name>
    <message>
        <location filename="../ui/pages/event/add_line_field.cpp" line="55"/>
        <source>Add a flower or material: type its name, like “quick 50”</source>
        <translation>Añadir una flor o un material: escriba su nombre, como «quick 50»</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/add_line_field.cpp" line="56"/>
        <source>Add a line</source>
        <translation>Añadir una línea</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/add_line_field.cpp" line="73"/>
        <location filename="../ui/pages/event/add_line_field.cpp" line="74"/>
        <source>Matches</source>
        <translation>Coincidencias</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/add_line_field.cpp" line="135"/>
        <source>Nothing in the catalogue is called “%1”.</source>
        <translation>Nada en el catálogo se llama «%1».</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::AddRow</name>
    <message>
        <location filename="../ui/pages/settings/add_row.cpp" line="18"/>
        <source>Enter adds</source>
        <translation>Intro añade</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::AdviceList</name>
    <message>
        <location filename="../ui/pages/orders/advice_list.cpp" line="24"/>
        <location filename="../ui/pages/orders/advice_list.cpp" line="25"/>
        <source>Ways to spend less</source>
        <translation>Formas de ahorrar</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/advice_list.cpp" line="25"/>
        <source>Saving</source>
        <translation>Ahorro</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/advice_list.cpp" line="29"/>
        <source>Worth a look</source>
        <translation>Vale la pena mirarlo</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/advice_list.cpp" line="64"/>
        <source>saves %1</source>
        <translation>ahorra %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/advice_list.cpp" line="70"/>
        <source>Fewer</source>
        <translation>Menos</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/advice_list.cpp" line="70"/>
        <source>%1 more</source>
        <translation>%1 más</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ApiTab</name>
    <message>
        <location filename="../ui/pages/integrations/api_tab.cpp" line="55"/>
        <source>Let programs on this computer in</source>
        <translation>Dejar entrar a los programas de este ordenador</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/api_tab.cpp" line="58"/>
        <location filename="../ui/pages/integrations/api_tab.cpp" line="121"/>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/api_tab.cpp" line="58"/>
        <source>This shop&apos;s keys work</source>
        <translation>Las claves de esta tienda funcionan</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/api_tab.cpp" line="61"/>
        <source>Open the reference</source>
        <translation>Abrir la referencia</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/api_tab.cpp" line="94"/>
        <source>API</source>
        <translation>API</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/api_tab.cpp" line="95"/>
        <source>how other programs read and change what is in Stemdesk</source>
        <translation>cómo otros programas leen y cambian lo que hay en Stemdesk</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/api_tab.cpp" line="117"/>
        <source>Copy the address</source>
        <translation>Copiar la dirección</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/api_tab.cpp" line="120"/>
        <source>Copied</source>
        <translation>Copiado</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/api_tab.cpp" line="123"/>
        <source>Address</source>
        <translation>Dirección</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/api_tab.cpp" line="131"/>
        <source>Address to listen on</source>
        <translation>Dirección de escucha</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/api_tab.cpp" line="132"/>
        <source>Listens on</source>
        <translation>Escucha en</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/api_tab.cpp" line="133"/>
        <source>Port</source>
        <translation>Puerto</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/api_tab.cpp" line="147"/>
        <source>This shop</source>
        <translation>Esta tienda</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/api_tab.cpp" line="148"/>
        <source>takes effect within a second</source>
        <translation>surte efecto en un segundo</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/api_tab.cpp" line="151"/>
        <source>Requests a minute</source>
        <translation>Peticiones por minuto</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/api_tab.cpp" line="151"/>
        <source>for each key; 0 for no limit</source>
        <translation>por clave; 0 para no limitar</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/api_tab.cpp" line="152"/>
        <source>Requests a month</source>
        <translation>Peticiones al mes</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/api_tab.cpp" line="153"/>
        <source>for all keys together; 0 for no limit</source>
        <translation>para todas las claves juntas; 0 para no limitar</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/api_tab.cpp" line="163"/>
        <source>Change %1</source>
        <translation>Cambiar %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/api_tab.cpp" line="168"/>
        <source>Write a whole number, 0 or more.</source>
        <translation>Escriba un número entero, 0 o más.</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/api_tab.cpp" line="177"/>
        <source>Requests this month</source>
        <translation>Peticiones este mes</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/api_tab.cpp" line="182"/>
        <source>For programmers</source>
        <translation>Para programadores</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/api_tab.cpp" line="183"/>
        <source>Every address, field and answer, to read and to try out with a key.</source>
        <translation>Cada dirección, campo y respuesta, para leer y probar con una clave.</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/api_tab.cpp" line="190"/>
        <source>From other computers</source>
        <translation>Desde otros ordenadores</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/api_tab.cpp" line="191"/>
        <source>In this window the API is for programs on this computer only. For others, run “stemdesk serve --listen ADDRESS:PORT --tls CERTIFICATE,KEY” on a computer that is always on: the connection is encrypted then, and needs no window.</source>
        <translation>En esta ventana la API es solo para programas de este ordenador. Para otros, ejecute «stemdesk serve --listen DIRECCIÓN:PUERTO --tls CERTIFICADO,CLAVE» en un ordenador siempre encendido: la conexión va entonces cifrada y no necesita ventana.</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/api_tab.cpp" line="205"/>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/api_tab.cpp" line="223"/>
        <source>Stopping; the last requests are being answered</source>
        <translation>Parando; se responden las últimas peticiones</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/api_tab.cpp" line="223"/>
        <source>Off</source>
        <translation>Apagada</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/api_tab.cpp" line="225"/>
        <source>Running on %1</source>
        <translation>Activa en %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/api_tab.cpp" line="226"/>
        <source>Starting…</source>
        <translation>Iniciando…</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/api_tab.cpp" line="226"/>
        <source>Not running</source>
        <translation>Parada</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/api_tab.cpp" line="236"/>
        <source>Write a port from 1 to 65535; programs usually find Stemdesk on 8787.</source>
        <translation>Escriba un puerto de 1 a 65535; los programas suelen encontrar Stemdesk en el 8787.</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/api_tab.cpp" line="248"/>
        <source>Every key of %1 is refused until this is switched on again.</source>
        <translation>Todas las claves de %1 se rechazan hasta que se vuelva a activar.</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/api_tab.cpp" line="269"/>
        <source>Let keys work</source>
        <translation>Aceptar las claves</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/api_tab.cpp" line="269"/>
        <source>Refuse all keys</source>
        <translation>Rechazar todas las claves</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/api_tab.cpp" line="298"/>
        <source>of %1; the month begins anew on the 1st, UTC</source>
        <translation>de %1; el mes vuelve a empezar el día 1, UTC</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/api_tab.cpp" line="299"/>
        <source>without a limit</source>
        <translation>sin límite</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/api_tab.cpp" line="302"/>
        <source>%1 of %2 requests</source>
        <translation>%1 de %2 peticiones</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::AwayBanner</name>
    <message>
        <location filename="../ui/widgets/away_banner.cpp" line="42"/>
        <source>The shop’s server has not answered since %1. What you type stays in its field until it can be stored. Stemdesk keeps trying.</source>
        <translation>El servidor de la tienda no responde desde %1. Lo que escriba se queda en su campo hasta que se pueda guardar. Stemdesk lo sigue intentando.</translation>
    </message>
    <message>
        <location filename="../ui/widgets/away_banner.cpp" line="46"/>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <location filename="../ui/widgets/away_banner.cpp" line="51"/>
        <source>Asking the shop’s server…</source>
        <translation>Consultando el servidor de la tienda…</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::BoardColumn</name>
    <message numerus="yes">
        <location filename="../ui/pages/events/board_column.cpp" line="44"/>
        <source>%n events</source>
        <translation>
            <numerusform>%Ln evento</numerusform>
            <numerusform>%Ln eventos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/events/board_column.cpp" line="45"/>
        <source>more than %n events</source>
        <translation>
            <numerusform>más de %Ln evento</numerusform>
            <numerusform>más de %Ln eventos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::BoardColumnModel</name>
    <message>
        <location filename="../ui/pages/events/board_column_model.cpp" line="55"/>
        <source>no date yet</source>
        <translation>aún sin fecha</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::BoardList</name>
    <message>
        <location filename="../ui/pages/events/board_list.cpp" line="119"/>
        <source>No events</source>
        <translation>Sin eventos</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::BoardView</name>
    <message>
        <location filename="../ui/pages/events/board_view.cpp" line="24"/>
        <source>Board</source>
        <translation>Tablero</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::BudgetBar</name>
    <message>
        <location filename="../ui/widgets/budget_bar.cpp" line="16"/>
        <source>Price against budget</source>
        <translation>Precio frente al presupuesto</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::Card</name>
    <message>
        <location filename="../ui/widgets/card.cpp" line="21"/>
        <source>More actions</source>
        <translation>Más acciones</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::CategoriesModel</name>
    <message numerus="yes">
        <location filename="../ui/pages/colours/categories_model.cpp" line="16"/>
        <source>%n products</source>
        <translation>
            <numerusform>%Ln producto</numerusform>
            <numerusform>%Ln productos</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ui/pages/colours/categories_model.cpp" line="27"/>
        <source>Category</source>
        <translation>Categoría</translation>
    </message>
    <message>
        <location filename="../ui/pages/colours/categories_model.cpp" line="27"/>
        <source>Products</source>
        <translation>Productos</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::Chip</name>
    <message>
        <location filename="../ui/widgets/chip.cpp" line="38"/>
        <source>Delete removes it</source>
        <translation>Supr lo quita</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ColoursField</name>
    <message>
        <location filename="../ui/pages/products/colours_field.cpp" line="13"/>
        <source>Colours</source>
        <translation>Colores</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/colours_field.cpp" line="33"/>
        <source>Choose a colour</source>
        <translation>Elegir un color</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/colours_field.cpp" line="33"/>
        <source>Add</source>
        <translation>Añadir</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/colours_field.cpp" line="34"/>
        <source>Add a colour</source>
        <translation>Añadir un color</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ColoursModel</name>
    <message numerus="yes">
        <location filename="../ui/pages/colours/colours_model.cpp" line="31"/>
        <source>%n varieties</source>
        <translation>
            <numerusform>%Ln variedad</numerusform>
            <numerusform>%Ln variedades</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/colours/colours_model.cpp" line="33"/>
        <source>%n events</source>
        <translation>
            <numerusform>%Ln evento</numerusform>
            <numerusform>%Ln eventos</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ui/pages/colours/colours_model.cpp" line="46"/>
        <source>Colour</source>
        <translation>Color</translation>
    </message>
    <message>
        <location filename="../ui/pages/colours/colours_model.cpp" line="47"/>
        <source>Code</source>
        <translation>Código</translation>
    </message>
    <message>
        <location filename="../ui/pages/colours/colours_model.cpp" line="48"/>
        <source>Varieties</source>
        <translation>Variedades</translation>
    </message>
    <message>
        <location filename="../ui/pages/colours/colours_model.cpp" line="49"/>
        <source>Events</source>
        <translation>Eventos</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ColoursPage</name>
    <message>
        <location filename="../ui/pages/colours/colours_page.cpp" line="51"/>
        <source>Colours and categories</source>
        <translation>Colores y categorías</translation>
    </message>
    <message>
        <location filename="../ui/pages/colours/colours_page.cpp" line="66"/>
        <source>Search a colour or category…</source>
        <translation>Buscar color o categoría…</translation>
    </message>
    <message>
        <location filename="../ui/pages/colours/colours_page.cpp" line="67"/>
        <source>New category</source>
        <translation>Nueva categoría</translation>
    </message>
    <message>
        <location filename="../ui/pages/colours/colours_page.cpp" line="68"/>
        <source>New colour</source>
        <translation>Nuevo color</translation>
    </message>
    <message>
        <location filename="../ui/pages/colours/colours_page.cpp" line="81"/>
        <source>All</source>
        <translation>Todos</translation>
    </message>
    <message>
        <location filename="../ui/pages/colours/colours_page.cpp" line="81"/>
        <source>Your own</source>
        <translation>Propios</translation>
    </message>
    <message>
        <location filename="../ui/pages/colours/colours_page.cpp" line="236"/>
        <source>Colour of %1</source>
        <translation>Color de %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/colours/colours_page.cpp" line="273"/>
        <source>Events in %1</source>
        <translation>Eventos en %1</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ComingModel</name>
    <message>
        <location filename="../ui/pages/today/coming_model.cpp" line="74"/>
        <source>This week</source>
        <translation>Esta semana</translation>
    </message>
    <message>
        <location filename="../ui/pages/today/coming_model.cpp" line="75"/>
        <source>Next week</source>
        <translation>Semana próxima</translation>
    </message>
    <message>
        <location filename="../ui/pages/today/coming_model.cpp" line="75"/>
        <source>Week of %1</source>
        <translation>Semana del %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/today/coming_model.cpp" line="82"/>
        <source>Today</source>
        <translation>Hoy</translation>
    </message>
    <message>
        <location filename="../ui/pages/today/coming_model.cpp" line="83"/>
        <source>Tomorrow</source>
        <translation>Mañana</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::CommandPalette</name>
    <message>
        <location filename="../ui/palette/command_palette.cpp" line="56"/>
        <location filename="../ui/palette/command_palette.cpp" line="58"/>
        <source>Find anything</source>
        <translation>Buscar de todo</translation>
    </message>
    <message>
        <location filename="../ui/palette/command_palette.cpp" line="57"/>
        <source>Find an event, flower, supplier or command…</source>
        <translation>Buscar un evento, flor, proveedor u orden…</translation>
    </message>
    <message>
        <location filename="../ui/palette/command_palette.cpp" line="59"/>
        <source>Found</source>
        <translation>Resultados</translation>
    </message>
    <message>
        <location filename="../ui/palette/command_palette.cpp" line="154"/>
        <source>Looking…</source>
        <translation>Buscando…</translation>
    </message>
    <message>
        <location filename="../ui/palette/command_palette.cpp" line="154"/>
        <source>Nothing is found by “%1”.</source>
        <translation>No se encuentra nada con «%1».</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ComparisonModel</name>
    <message>
        <location filename="../ui/pages/price_lists/comparison_model.cpp" line="121"/>
        <source>gone</source>
        <translation>quitado</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/comparison_model.cpp" line="121"/>
        <source>new</source>
        <translation>nuevo</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/comparison_model.cpp" line="132"/>
        <source>any supplier</source>
        <translation>cualquier proveedor</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/comparison_model.cpp" line="180"/>
        <source>Variety</source>
        <translation>Variedad</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/comparison_model.cpp" line="181"/>
        <source>Supplier</source>
        <translation>Proveedor</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/comparison_model.cpp" line="184"/>
        <source>Difference</source>
        <translation>Diferencia</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/comparison_model.cpp" line="185"/>
        <source>Change</source>
        <translation>Cambio</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ComparisonView</name>
    <message>
        <location filename="../ui/pages/price_lists/comparison_view.cpp" line="82"/>
        <source>Two price lists</source>
        <translation>Dos listas de precios</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/comparison_view.cpp" line="84"/>
        <source>Two lists of one type stand side by side here, what changed most first. There is no second list yet: make one from the first.</source>
        <translation>Aquí se ven una junto a otra dos listas del mismo tipo, primero lo que más ha cambiado. Aún no hay una segunda lista: créela a partir de la primera.</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/comparison_view.cpp" line="86"/>
        <source>No price is found by this.</source>
        <translation>Ningún precio coincide.</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/comparison_view.cpp" line="109"/>
        <source>First list</source>
        <translation>Primera lista</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/comparison_view.cpp" line="110"/>
        <source>Second list</source>
        <translation>Segunda lista</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/comparison_view.cpp" line="111"/>
        <source>Swap the lists</source>
        <translation>Intercambiar las listas</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/comparison_view.cpp" line="136"/>
        <source>Search both lists…</source>
        <translation>Buscar en ambas listas…</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/comparison_view.cpp" line="142"/>
        <source>All</source>
        <translation>Todos</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/comparison_view.cpp" line="143"/>
        <source>Dearer</source>
        <translation>Suben</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/comparison_view.cpp" line="144"/>
        <source>Cheaper</source>
        <translation>Bajan</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/comparison_view.cpp" line="145"/>
        <source>On one list only</source>
        <translation>Solo en una lista</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/comparison_view.cpp" line="294"/>
        <source>%1 dearer, %2 cheaper, %3 on one list only</source>
        <translation>suben: %1, bajan: %2, solo en una lista: %3</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ConflictNote</name>
    <message>
        <location filename="../ui/widgets/conflict_note.cpp" line="21"/>
        <source>(empty)</source>
        <translation>(vacío)</translation>
    </message>
    <message>
        <location filename="../ui/widgets/conflict_note.cpp" line="29"/>
        <source>Keep mine</source>
        <translation>Dejar el mío</translation>
    </message>
    <message>
        <location filename="../ui/widgets/conflict_note.cpp" line="30"/>
        <source>Take theirs</source>
        <translation>Tomar el otro</translation>
    </message>
    <message>
        <location filename="../ui/widgets/conflict_note.cpp" line="53"/>
        <source>Yours: %1, now: %2</source>
        <translation>Su valor: %1, ahora: %2</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::CopiesField</name>
    <message>
        <location filename="../ui/pages/event/title_field.cpp" line="107"/>
        <source>How many of them</source>
        <translation>Cuántos</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/title_field.cpp" line="108"/>
        <source>How many of them are made</source>
        <translation>Cuántos se hacen de este</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/title_field.cpp" line="117"/>
        <source>× %1</source>
        <translation>× %1</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::DatabaseTab</name>
    <message>
        <location filename="../ui/pages/settings/database_tab.cpp" line="51"/>
        <source>On this computer</source>
        <translation>En este ordenador</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_tab.cpp" line="52"/>
        <source>On a PostgreSQL server, which several workstations share</source>
        <translation>En un servidor PostgreSQL que comparten varios puestos de trabajo</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_tab.cpp" line="53"/>
        <source>Test connection</source>
        <translation>Probar conexión</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_tab.cpp" line="54"/>
        <source>Copy this shop there…</source>
        <translation>Copiar la tienda allí…</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_tab.cpp" line="54"/>
        <source>Use this server</source>
        <translation>Usar este servidor</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_tab.cpp" line="57"/>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_tab.cpp" line="84"/>
        <source>Where the shop is kept</source>
        <translation>Dónde se guarda la tienda</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_tab.cpp" line="104"/>
        <source>Show folder</source>
        <translation>Ver carpeta</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_tab.cpp" line="119"/>
        <source>Address</source>
        <translation>Dirección</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_tab.cpp" line="120"/>
        <source>Password</source>
        <translation>Contraseña</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_tab.cpp" line="121"/>
        <source>Kept in this computer&apos;s keyring, never in a file. Empty: the one that is there.</source>
        <translation>Se guarda en el llavero de este ordenador, nunca en un archivo. Vacío: la que ya hay.</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_tab.cpp" line="133"/>
        <source>All workstations on one server see each other&apos;s changes at once. Switching copies nothing: what is here stays here.</source>
        <translation>Todos los puestos de un mismo servidor ven enseguida los cambios de los demás. Cambiar de lugar no copia nada: lo que hay aquí se queda aquí.</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_tab.cpp" line="145"/>
        <source>Progress of the copy</source>
        <translation>Progreso de la copia</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_tab.cpp" line="189"/>
        <source>This window was told at its start where to work: %1. What is chosen here counts when it is started without that.</source>
        <translation>A esta ventana se le indicó al iniciarla dónde trabajar: %1. Lo que se elija aquí vale cuando se inicie sin esa indicación.</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_tab.cpp" line="195"/>
        <source>This counts from the next start on.</source>
        <translation>Vale a partir del próximo inicio.</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_tab.cpp" line="195"/>
        <source>Restart now</source>
        <translation>Reiniciar ahora</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_tab.cpp" line="201"/>
        <source>on this computer</source>
        <translation>en este ordenador</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_tab.cpp" line="201"/>
        <source>on %1</source>
        <translation>en %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/database_tab.cpp" line="233"/>
        <location filename="../ui/pages/settings/database_tab.cpp" line="251"/>
        <location filename="../ui/pages/settings/database_tab.cpp" line="275"/>
        <source>Connecting…</source>
        <translation>Conectando…</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::DateTimeField</name>
    <message>
        <location filename="../ui/pages/event/date_time_field.cpp" line="18"/>
        <source>Clear %1</source>
        <translation>Borrar %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/date_time_field.cpp" line="19"/>
        <source>Set a date</source>
        <translation>Poner fecha</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/date_time_field.cpp" line="25"/>
        <source>%1: day</source>
        <translation>%1: día</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/date_time_field.cpp" line="29"/>
        <source>%1: time</source>
        <translation>%1: hora</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/date_time_field.cpp" line="31"/>
        <source>%1: set a date</source>
        <translation>%1: poner fecha</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::DeliveriesModel</name>
    <message>
        <location filename="../ui/pages/integrations/deliveries_model.cpp" line="114"/>
        <source>When</source>
        <translation>Cuándo</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/deliveries_model.cpp" line="115"/>
        <source>What</source>
        <translation>Qué</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/deliveries_model.cpp" line="116"/>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/deliveries_model.cpp" line="117"/>
        <source>Tries</source>
        <translation>Intentos</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/deliveries_model.cpp" line="118"/>
        <source>Last answer</source>
        <translation>Última respuesta</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/deliveries_model.cpp" line="119"/>
        <source>Next try</source>
        <translation>Próximo intento</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::DeliveryPanel</name>
    <message>
        <location filename="../ui/pages/integrations/delivery_panel.cpp" line="51"/>
        <location filename="../ui/pages/integrations/delivery_panel.cpp" line="113"/>
        <source>Delivery</source>
        <translation>Entrega</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/delivery_panel.cpp" line="52"/>
        <source>Back to the webhook</source>
        <translation>Volver al webhook</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/delivery_panel.cpp" line="54"/>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/delivery_panel.cpp" line="55"/>
        <source>Made</source>
        <translation>Creado</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/delivery_panel.cpp" line="56"/>
        <source>Next try</source>
        <translation>Próximo intento</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/delivery_panel.cpp" line="57"/>
        <source>Id</source>
        <translation>ID</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/delivery_panel.cpp" line="58"/>
        <source>Tries</source>
        <translation>Intentos</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/delivery_panel.cpp" line="63"/>
        <source>Send again</source>
        <translation>Enviar de nuevo</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/delivery_panel.cpp" line="64"/>
        <source>The same message under the same id, tried up to four times</source>
        <translation>El mismo mensaje con el mismo ID, hasta cuatro intentos</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/delivery_panel.cpp" line="79"/>
        <location filename="../ui/pages/integrations/delivery_panel.cpp" line="80"/>
        <source>Message</source>
        <translation>Mensaje</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/delivery_panel.cpp" line="81"/>
        <location filename="../ui/pages/integrations/delivery_panel.cpp" line="82"/>
        <source>Headers</source>
        <translation>Cabeceras</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/delivery_panel.cpp" line="97"/>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/delivery_panel.cpp" line="98"/>
        <source>Copy: %1</source>
        <translation>Copiar: %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/delivery_panel.cpp" line="130"/>
        <source>%1 · %2 · %3</source>
        <translation>%1 · %2 · %3</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/delivery_panel.cpp" line="133"/>
        <source>Not tried yet.</source>
        <translation>Aún sin intentar.</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/delivery_panel.cpp" line="148"/>
        <source>(when it is tried)</source>
        <translation>(al intentarlo)</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/delivery_panel.cpp" line="150"/>
        <source>(made with the secret)</source>
        <translation>(creada con el secreto)</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::DescriptionField</name>
    <message>
        <location filename="../ui/pages/event/description_field.cpp" line="69"/>
        <source>What the proposal tells the client about the flowers of the day</source>
        <translation>Lo que el presupuesto cuenta al cliente sobre las flores del día</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/description_field.cpp" line="90"/>
        <source>B</source>
        <comment>bold</comment>
        <translation>N</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/description_field.cpp" line="90"/>
        <source>Bold</source>
        <translation>Negrita</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/description_field.cpp" line="95"/>
        <source>I</source>
        <comment>italic</comment>
        <translation>C</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/description_field.cpp" line="95"/>
        <source>Italic</source>
        <translation>Cursiva</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/description_field.cpp" line="100"/>
        <source>List</source>
        <translation>Lista</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/description_field.cpp" line="102"/>
        <source>Numbered list</source>
        <translation>Lista numerada</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/description_field.cpp" line="104"/>
        <source>Link</source>
        <translation>Enlace</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/description_field.cpp" line="106"/>
        <source>https://… Enter makes the link</source>
        <translation>https://… Intro crea el enlace</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/description_field.cpp" line="107"/>
        <source>Address of the link</source>
        <translation>Dirección del enlace</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/description_field.cpp" line="120"/>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/description_field.cpp" line="198"/>
        <source>Another program wrote this with tables or pictures. It is changed there.</source>
        <translation>Otro programa escribió esto con tablas o imágenes. Se cambia allí.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::DetailsForm</name>
    <message>
        <location filename="../ui/pages/event/details_form.cpp" line="54"/>
        <source>Clients and guests</source>
        <translation>Clientes e invitados</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/details_form.cpp" line="56"/>
        <source>Client</source>
        <translation>Cliente</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/details_form.cpp" line="56"/>
        <location filename="../ui/pages/event/details_form.cpp" line="59"/>
        <source>Change client</source>
        <translation>Cambiar el cliente</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/details_form.cpp" line="59"/>
        <source>Second client</source>
        <translation>Segundo cliente</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/details_form.cpp" line="62"/>
        <source>Guests</source>
        <translation>Invitados</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/details_form.cpp" line="62"/>
        <source>Change guests</source>
        <translation>Cambiar los invitados</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/details_form.cpp" line="65"/>
        <source>Tables</source>
        <translation>Mesas</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/details_form.cpp" line="65"/>
        <source>Change tables</source>
        <translation>Cambiar las mesas</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/details_form.cpp" line="68"/>
        <source>Budget</source>
        <translation>Presupuesto</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/details_form.cpp" line="68"/>
        <source>Change budget</source>
        <translation>Cambiar el presupuesto</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/details_form.cpp" line="71"/>
        <source>without tax; empty where none was agreed</source>
        <translation>sin impuestos; vacío si no se acordó ninguno</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/details_form.cpp" line="76"/>
        <source>When</source>
        <translation>Cuándo</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/details_form.cpp" line="77"/>
        <source>Ceremony from</source>
        <translation>Ceremonia desde</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/details_form.cpp" line="78"/>
        <source>Ceremony until</source>
        <translation>Ceremonia hasta</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/details_form.cpp" line="79"/>
        <source>Venue from</source>
        <translation>Celebración desde</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/details_form.cpp" line="80"/>
        <source>Venue until</source>
        <translation>Celebración hasta</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/details_form.cpp" line="90"/>
        <source>Change date</source>
        <translation>Cambiar la fecha</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/details_form.cpp" line="119"/>
        <source>Where</source>
        <translation>Dónde</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/details_form.cpp" line="121"/>
        <source>Ceremony</source>
        <translation>Ceremonia</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/details_form.cpp" line="121"/>
        <source>Change ceremony address</source>
        <translation>Cambiar la dirección de la ceremonia</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/details_form.cpp" line="124"/>
        <source>Venue</source>
        <translation>Lugar</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/details_form.cpp" line="124"/>
        <source>Change venue</source>
        <translation>Cambiar el lugar</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/details_form.cpp" line="130"/>
        <source>Palette</source>
        <translation>Paleta</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/details_form.cpp" line="132"/>
        <source>Colours</source>
        <translation>Colores</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/details_form.cpp" line="135"/>
        <source>Change palette</source>
        <translation>Cambiar la paleta</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/details_form.cpp" line="144"/>
        <source>Description</source>
        <translation>Descripción</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/details_form.cpp" line="146"/>
        <source>For the client</source>
        <translation>Para el cliente</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/details_form.cpp" line="148"/>
        <source>Change description</source>
        <translation>Cambiar la descripción</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/details_form.cpp" line="154"/>
        <source>Pictures</source>
        <translation>Imágenes</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/details_form.cpp" line="155"/>
        <source>the event</source>
        <translation>el evento</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/details_form.cpp" line="156"/>
        <source>For the proposal</source>
        <translation>Para el presupuesto</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/event/details_form.cpp" line="160"/>
        <source>Add %n pictures</source>
        <translation>
            <numerusform>Añadir %Ln imagen</numerusform>
            <numerusform>Añadir %Ln imágenes</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ui/pages/event/details_form.cpp" line="176"/>
        <location filename="../ui/pages/event/details_form.cpp" line="178"/>
        <source>Links</source>
        <translation>Enlaces</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/details_form.cpp" line="181"/>
        <source>Change links</source>
        <translation>Cambiar los enlaces</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/details_form.cpp" line="187"/>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/details_form.cpp" line="189"/>
        <source>For the shop</source>
        <translation>Para la tienda</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/details_form.cpp" line="191"/>
        <source>Change notes</source>
        <translation>Cambiar las notas</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::DocumentOutput</name>
    <message>
        <location filename="../ui/preview/document_output.cpp" line="88"/>
        <source>Save as PDF</source>
        <translation>Guardar como PDF</translation>
    </message>
    <message>
        <location filename="../ui/preview/document_output.cpp" line="93"/>
        <source>PDF document (*.pdf)</source>
        <translation>Documento PDF (*.pdf)</translation>
    </message>
    <message>
        <location filename="../ui/preview/document_output.cpp" line="107"/>
        <source>Saving %1</source>
        <translation>Guardando %1</translation>
    </message>
    <message>
        <location filename="../ui/preview/document_output.cpp" line="126"/>
        <source>%1 was not saved. %2</source>
        <translation>%1 no se ha guardado. %2</translation>
    </message>
    <message>
        <location filename="../ui/preview/document_output.cpp" line="128"/>
        <source>Cancelled; %1 was not saved.</source>
        <translation>Cancelado; %1 no se ha guardado.</translation>
    </message>
    <message>
        <location filename="../ui/preview/document_output.cpp" line="130"/>
        <source>%1 was not saved: %2. Choose another place.</source>
        <translation>%1 no se ha guardado: %2. Elija otro lugar.</translation>
    </message>
    <message>
        <location filename="../ui/preview/document_output.cpp" line="132"/>
        <source>Saved %1</source>
        <translation>Guardado: %1</translation>
    </message>
    <message>
        <location filename="../ui/preview/document_output.cpp" line="132"/>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <location filename="../ui/preview/document_output.cpp" line="145"/>
        <source>Print</source>
        <translation>Imprimir</translation>
    </message>
    <message>
        <location filename="../ui/preview/document_output.cpp" line="156"/>
        <source>Printing %1</source>
        <translation>Imprimiendo %1</translation>
    </message>
    <message>
        <location filename="../ui/preview/document_output.cpp" line="171"/>
        <source>Nothing was printed. %1</source>
        <translation>No se ha impreso nada. %1</translation>
    </message>
    <message>
        <location filename="../ui/preview/document_output.cpp" line="173"/>
        <source>Sent to the printer</source>
        <translation>Enviado a la impresora</translation>
    </message>
    <message>
        <location filename="../ui/preview/document_output.cpp" line="175"/>
        <source>Printing was cancelled.</source>
        <translation>Se ha cancelado la impresión.</translation>
    </message>
    <message>
        <location filename="../ui/preview/document_output.cpp" line="177"/>
        <source>The printer does not take it; nothing was printed.</source>
        <translation>La impresora no lo acepta; no se ha impreso nada.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::DocumentPreview</name>
    <message>
        <location filename="../ui/preview/document_preview.cpp" line="27"/>
        <source>Smaller</source>
        <translation>Reducir</translation>
    </message>
    <message>
        <location filename="../ui/preview/document_preview.cpp" line="28"/>
        <source>Fit width</source>
        <translation>Al ancho</translation>
    </message>
    <message>
        <location filename="../ui/preview/document_preview.cpp" line="28"/>
        <source>Larger</source>
        <translation>Ampliar</translation>
    </message>
    <message>
        <location filename="../ui/preview/document_preview.cpp" line="29"/>
        <source>Print…</source>
        <translation>Imprimir…</translation>
    </message>
    <message>
        <location filename="../ui/preview/document_preview.cpp" line="29"/>
        <source>Save PDF…</source>
        <translation>Guardar PDF…</translation>
    </message>
    <message>
        <location filename="../ui/preview/document_preview.cpp" line="50"/>
        <source>A4</source>
        <translation>A4</translation>
    </message>
    <message>
        <location filename="../ui/preview/document_preview.cpp" line="51"/>
        <source>Letter</source>
        <translation>Carta</translation>
    </message>
    <message>
        <location filename="../ui/preview/document_preview.cpp" line="52"/>
        <location filename="../ui/preview/document_preview.cpp" line="53"/>
        <source>Paper</source>
        <translation>Papel</translation>
    </message>
    <message>
        <location filename="../ui/preview/document_preview.cpp" line="55"/>
        <source>Ctrl+P</source>
        <translation>Ctrl+P</translation>
    </message>
    <message>
        <location filename="../ui/preview/document_preview.cpp" line="56"/>
        <source>Ctrl+S</source>
        <translation>Ctrl+S</translation>
    </message>
    <message>
        <location filename="../ui/preview/document_preview.cpp" line="73"/>
        <source>The pages cannot be shown. %1</source>
        <translation>No se pueden mostrar las páginas. %1</translation>
    </message>
    <message>
        <location filename="../ui/preview/document_preview.cpp" line="154"/>
        <source>Page %1 of %2</source>
        <translation>Página %1 de %2</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::DocumentsTab</name>
    <message>
        <location filename="../ui/pages/event/documents_tab.cpp" line="81"/>
        <source>Proposal</source>
        <translation>Presupuesto</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/documents_tab.cpp" line="81"/>
        <source>For the customer, with prices</source>
        <translation>Para el cliente, con precios</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/documents_tab.cpp" line="82"/>
        <source>Supplier orders</source>
        <translation>Pedidos a proveedores</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/documents_tab.cpp" line="82"/>
        <source>What to order from whom</source>
        <translation>Qué pedir a quién</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/documents_tab.cpp" line="83"/>
        <source>Workroom recipes</source>
        <translation>Recetas para el taller</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/documents_tab.cpp" line="83"/>
        <source>For the bench, without costs</source>
        <translation>Para la mesa de trabajo, sin costes</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/documents_tab.cpp" line="84"/>
        <source>Packing list</source>
        <translation>Lista de carga</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/documents_tab.cpp" line="84"/>
        <source>For the van, to tick</source>
        <translation>Para la furgoneta, a marcar</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/documents_tab.cpp" line="86"/>
        <source>Documents</source>
        <translation>Documentos</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/event/documents_tab.cpp" line="154"/>
        <source>%n line(s) without a price: the total is not complete.</source>
        <translation>
            <numerusform>%Ln línea sin precio: el total no está completo.</numerusform>
            <numerusform>%Ln líneas sin precio: el total no está completo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/event/documents_tab.cpp" line="156"/>
        <source>%n picture(s) are links to other places and are not printed.</source>
        <translation>
            <numerusform>%Ln imagen es un enlace a otro sitio y no se imprime.</numerusform>
            <numerusform>%Ln imágenes son enlaces a otros sitios y no se imprimen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::DueModel</name>
    <message numerus="yes">
        <location filename="../ui/pages/today/due_model.cpp" line="39"/>
        <source>%n days late</source>
        <translation>
            <numerusform>%Ln día tarde</numerusform>
            <numerusform>%Ln días tarde</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ui/pages/today/due_model.cpp" line="41"/>
        <source>Sheet saved</source>
        <translation>Hoja guardada</translation>
    </message>
    <message>
        <location filename="../ui/pages/today/due_model.cpp" line="43"/>
        <source>Today</source>
        <translation>Hoy</translation>
    </message>
    <message>
        <location filename="../ui/pages/today/due_model.cpp" line="44"/>
        <source>Tomorrow</source>
        <translation>Mañana</translation>
    </message>
    <message>
        <location filename="../ui/pages/today/due_model.cpp" line="50"/>
        <source>saved on %1</source>
        <translation>guardada el %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/today/due_model.cpp" line="58"/>
        <source>No supplier named yet</source>
        <translation>Aún sin proveedor</translation>
    </message>
    <message>
        <location filename="../ui/pages/today/due_model.cpp" line="58"/>
        <source>no supplier named</source>
        <translation>sin proveedor</translation>
    </message>
    <message>
        <location filename="../ui/pages/today/due_model.cpp" line="67"/>
        <source>Event on %1</source>
        <translation>Evento el %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/today/due_model.cpp" line="73"/>
        <source>order by %1</source>
        <translation>pedir antes del %1</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::EventActions</name>
    <message>
        <location filename="../ui/pages/events/event_actions.cpp" line="34"/>
        <location filename="../ui/pages/events/event_actions.cpp" line="38"/>
        <source>New event</source>
        <translation>Nuevo evento</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/event_actions.cpp" line="48"/>
        <source>New event from %1</source>
        <translation>Nuevo evento desde %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/event_actions.cpp" line="75"/>
        <source>Duplicate %1</source>
        <translation>Duplicar %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/event_actions.cpp" line="76"/>
        <source>Copy of %1</source>
        <translation>Copia de %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/event_actions.cpp" line="77"/>
        <source>Duplicated %1; the copy has no date yet</source>
        <translation>Duplicado: %1; la copia aún no tiene fecha</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/event_actions.cpp" line="91"/>
        <source>Save %1 as a template</source>
        <translation>Guardar %1 como plantilla</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/event_actions.cpp" line="92"/>
        <source>Saved %1 as a template</source>
        <translation>Guardado como plantilla: %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/event_actions.cpp" line="105"/>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/event_actions.cpp" line="112"/>
        <source>Delete %1</source>
        <translation>Eliminar %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/event_actions.cpp" line="113"/>
        <source>Deleted %1</source>
        <translation>Eliminado: %1</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/events/event_actions.cpp" line="114"/>
        <source>Deleted %1 with %n lines</source>
        <translation>
            <numerusform>Eliminado: %1 con %Ln línea</numerusform>
            <numerusform>Eliminado: %1 con %Ln líneas</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ui/pages/events/event_actions.cpp" line="127"/>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/event_actions.cpp" line="129"/>
        <source>Duplicate</source>
        <translation>Duplicar</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/event_actions.cpp" line="131"/>
        <source>Save as template</source>
        <translation>Guardar como plantilla</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/event_actions.cpp" line="132"/>
        <source>Change status</source>
        <translation>Cambiar el estado</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/event_actions.cpp" line="134"/>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::EventFilters</name>
    <message>
        <location filename="../ui/pages/events/event_filters.cpp" line="17"/>
        <source>Upcoming</source>
        <translation>Próximos</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/event_filters.cpp" line="18"/>
        <source>Past</source>
        <translation>Pasados</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/event_filters.cpp" line="19"/>
        <source>All dates</source>
        <translation>Todas las fechas</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/event_filters.cpp" line="29"/>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/event_filters.cpp" line="46"/>
        <source>Dates</source>
        <translation>Fechas</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/event_filters.cpp" line="55"/>
        <location filename="../ui/pages/events/event_filters.cpp" line="57"/>
        <location filename="../ui/pages/events/event_filters.cpp" line="80"/>
        <source>Status</source>
        <translation>Estado</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::EventForm</name>
    <message>
        <location filename="../ui/pages/event/event_form.cpp" line="119"/>
        <source>Write a whole number.</source>
        <translation>Escriba un número entero.</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/event_form.cpp" line="132"/>
        <source>Write an amount, 0 or more.</source>
        <translation>Escriba un importe, 0 o más.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::EventPage</name>
    <message>
        <location filename="../ui/pages/event/event_page.cpp" line="37"/>
        <source>Event</source>
        <translation>Evento</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/event_page.cpp" line="41"/>
        <source>This event is no longer there.</source>
        <translation>Este evento ya no está.</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/event_page.cpp" line="41"/>
        <source>Back to the events</source>
        <translation>Volver a los eventos</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/event_page.cpp" line="60"/>
        <source>Events</source>
        <translation>Eventos</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/event_page.cpp" line="61"/>
        <source>Name of the event</source>
        <translation>Nombre del evento</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/event_page.cpp" line="64"/>
        <source>Supplier orders</source>
        <translation>Pedidos a proveedores</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/event_page.cpp" line="66"/>
        <source>Recipe</source>
        <translation>Receta</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/event_page.cpp" line="66"/>
        <source>Details</source>
        <translation>Datos</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/event_page.cpp" line="66"/>
        <source>Pricing</source>
        <translation>Precios</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/event_page.cpp" line="66"/>
        <source>Orders</source>
        <translation>Pedidos</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/event_page.cpp" line="66"/>
        <source>Documents</source>
        <translation>Documentos</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/event_page.cpp" line="66"/>
        <source>History</source>
        <translation>Historial</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/event_page.cpp" line="167"/>
        <source>no date yet</source>
        <translation>aún sin fecha</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/event_page.cpp" line="174"/>
        <source>prices pinned</source>
        <translation>precios fijados</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/event_page.cpp" line="198"/>
        <source>Rename %1</source>
        <translation>Cambiar el nombre de %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/event_page.cpp" line="207"/>
        <source>Change status to %1</source>
        <translation>Cambiar el estado a «%1»</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::EventPickModel</name>
    <message>
        <location filename="../ui/pages/orders/event_pick_model.cpp" line="242"/>
        <source>No date yet</source>
        <translation>Aún sin fecha</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/event_pick_model.cpp" line="245"/>
        <source>This week</source>
        <translation>Esta semana</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/event_pick_model.cpp" line="247"/>
        <source>Next week</source>
        <translation>Semana próxima</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/event_pick_model.cpp" line="248"/>
        <source>Week of %1</source>
        <translation>Semana del %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/event_pick_model.cpp" line="263"/>
        <source>no date yet</source>
        <translation>aún sin fecha</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::EventPicker</name>
    <message>
        <location filename="../ui/pages/orders/event_picker.cpp" line="24"/>
        <source>Find an event…</source>
        <translation>Buscar un evento…</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/event_picker.cpp" line="70"/>
        <source>Coming</source>
        <translation>Próximos</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/event_picker.cpp" line="71"/>
        <source>Past</source>
        <translation>Pasados</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/event_picker.cpp" line="72"/>
        <source>One week</source>
        <translation>Una semana</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/event_picker.cpp" line="99"/>
        <source>Events to order for</source>
        <translation>Eventos para los que pedir</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/event_picker.cpp" line="112"/>
        <source>No event is found by these words.</source>
        <translation>Ningún evento coincide con estas palabras.</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/event_picker.cpp" line="113"/>
        <source>There are no events here.</source>
        <translation>Aquí no hay eventos.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::EventWords</name>
    <message>
        <location filename="../ui/event_words.cpp" line="27"/>
        <source>New</source>
        <translation>Nuevo</translation>
    </message>
    <message>
        <location filename="../ui/event_words.cpp" line="28"/>
        <source>Quoting</source>
        <translation>Presupuesto</translation>
    </message>
    <message>
        <location filename="../ui/event_words.cpp" line="29"/>
        <source>With client</source>
        <translation>Con el cliente</translation>
    </message>
    <message>
        <location filename="../ui/event_words.cpp" line="30"/>
        <source>Approved</source>
        <translation>Aprobado</translation>
    </message>
    <message>
        <location filename="../ui/event_words.cpp" line="31"/>
        <source>In progress</source>
        <translation>En curso</translation>
    </message>
    <message>
        <location filename="../ui/event_words.cpp" line="32"/>
        <source>Complete</source>
        <translation>Terminado</translation>
    </message>
    <message>
        <location filename="../ui/event_words.cpp" line="33"/>
        <source>Cancelled</source>
        <translation>Cancelado</translation>
    </message>
    <message>
        <location filename="../ui/event_words.cpp" line="110"/>
        <source>%1 and %2</source>
        <translation>%1 y %2</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/event_words.cpp" line="123"/>
        <source>%n guests</source>
        <translation>
            <numerusform>%Ln invitado</numerusform>
            <numerusform>%Ln invitados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/event_words.cpp" line="126"/>
        <source>%n tables</source>
        <translation>
            <numerusform>%Ln mesa</numerusform>
            <numerusform>%Ln mesas</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ui/event_words.cpp" line="136"/>
        <source>On budget</source>
        <translation>En presupuesto</translation>
    </message>
    <message>
        <location filename="../ui/event_words.cpp" line="138"/>
        <source>%1 over</source>
        <translation>%1 de más</translation>
    </message>
    <message>
        <location filename="../ui/event_words.cpp" line="139"/>
        <source>%1 left</source>
        <translation>%1 libres</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::EventsModel</name>
    <message>
        <location filename="../ui/pages/events/events_model.cpp" line="33"/>
        <source>no date yet</source>
        <translation>aún sin fecha</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/events_model.cpp" line="87"/>
        <source>Event</source>
        <translation>Evento</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/events_model.cpp" line="88"/>
        <source>Date</source>
        <translation>Fecha</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/events_model.cpp" line="89"/>
        <source>Venue</source>
        <translation>Lugar</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/events_model.cpp" line="90"/>
        <source>Client</source>
        <translation>Cliente</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/events_model.cpp" line="91"/>
        <source>Status</source>
        <translation>Estado</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/events_model.cpp" line="92"/>
        <source>Guests</source>
        <translation>Invitados</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/events_model.cpp" line="93"/>
        <source>Price</source>
        <translation>Precio</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/events_model.cpp" line="94"/>
        <source>Budget</source>
        <translation>Presupuesto</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::EventsPage</name>
    <message>
        <location filename="../ui/pages/events/events_page.cpp" line="35"/>
        <source>Events</source>
        <translation>Eventos</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/events_page.cpp" line="40"/>
        <source>Events hold the recipe, the price and the supplier orders of a wedding or a party.</source>
        <translation>Un evento reúne la receta, el precio y los pedidos a proveedores de una boda o una fiesta.</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/events_page.cpp" line="41"/>
        <location filename="../ui/pages/events/events_page.cpp" line="80"/>
        <source>New event</source>
        <translation>Nuevo evento</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/events_page.cpp" line="42"/>
        <source>No event matches. Try other words, another status or all dates.</source>
        <translation>Ningún evento coincide. Pruebe con otras palabras, otro estado o todas las fechas.</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/events_page.cpp" line="78"/>
        <source>From template</source>
        <translation>Desde plantilla</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/events_page.cpp" line="79"/>
        <source>New event from a template</source>
        <translation>Nuevo evento desde una plantilla</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/events_page.cpp" line="81"/>
        <source>Ctrl+N</source>
        <translation>Ctrl+N</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/events_page.cpp" line="82"/>
        <source>Search name, client, venue…</source>
        <translation>Buscar nombre, cliente, lugar…</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/events_page.cpp" line="174"/>
        <source>Table</source>
        <translation>Tabla</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/events_page.cpp" line="175"/>
        <source>Board</source>
        <translation>Tablero</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/events_page.cpp" line="176"/>
        <source>Month</source>
        <translation>Mes</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/events_page.cpp" line="244"/>
        <source>The event was made without what is no longer in the catalogue: %1.</source>
        <translation>El evento se ha creado sin lo que ya no está en el catálogo: %1.</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/events_page.cpp" line="245"/>
        <source>Open the event</source>
        <translation>Abrir el evento</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/events/events_page.cpp" line="259"/>
        <source>%n events in %1</source>
        <translation>
            <numerusform>%Ln evento en %1</numerusform>
            <numerusform>%Ln eventos en %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/events/events_page.cpp" line="262"/>
        <source>%n events</source>
        <translation>
            <numerusform>%Ln evento</numerusform>
            <numerusform>%Ln eventos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/events/events_page.cpp" line="263"/>
        <source>more than %n events</source>
        <translation>
            <numerusform>más de %Ln evento</numerusform>
            <numerusform>más de %Ln eventos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::EventsTable</name>
    <message>
        <location filename="../ui/pages/events/events_table.cpp" line="44"/>
        <source>Events</source>
        <translation>Eventos</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::FeesField</name>
    <message>
        <location filename="../ui/pages/event/fees_field.cpp" line="23"/>
        <source>Add a fee</source>
        <translation>Añadir un cargo</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/fees_field.cpp" line="28"/>
        <source>Delivery</source>
        <translation>Entrega</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/fees_field.cpp" line="60"/>
        <source>Fee</source>
        <translation>Cargo</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/fees_field.cpp" line="62"/>
        <source>Amount without tax</source>
        <translation>Importe sin impuestos</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/fees_field.cpp" line="64"/>
        <source>Remove the fee</source>
        <translation>Quitar el cargo</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/fees_field.cpp" line="87"/>
        <location filename="../ui/pages/event/fees_field.cpp" line="88"/>
        <source>Write an amount, 0 or more.</source>
        <translation>Escriba un importe, 0 o más.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::FirstSteps</name>
    <message>
        <location filename="../ui/pages/today/first_steps.cpp" line="16"/>
        <source>This is where each day begins: what is coming, and what must be ordered by when. Two steps, and it has something to say.</source>
        <translation>Aquí empieza cada día: qué viene y qué hay que pedir antes de cuándo. Con dos pasos ya tendrá algo que decir.</translation>
    </message>
    <message>
        <location filename="../ui/pages/today/first_steps.cpp" line="24"/>
        <source>1. Fill the catalogue</source>
        <translation>1. Llene el catálogo</translation>
    </message>
    <message>
        <location filename="../ui/pages/today/first_steps.cpp" line="25"/>
        <source>Add the flowers and materials that you design with, with their stem lengths and packs.</source>
        <translation>Añada las flores y los materiales con los que trabaja, con sus longitudes de tallo y paquetes.</translation>
    </message>
    <message>
        <location filename="../ui/pages/today/first_steps.cpp" line="27"/>
        <source>New product</source>
        <translation>Nuevo producto</translation>
    </message>
    <message>
        <location filename="../ui/pages/today/first_steps.cpp" line="30"/>
        <source>2. Plan an event</source>
        <translation>2. Planifique un evento</translation>
    </message>
    <message>
        <location filename="../ui/pages/today/first_steps.cpp" line="31"/>
        <source>Put them into bouquets and tables, and the price and the supplier orders follow.</source>
        <translation>Póngalos en ramos y mesas, y de ahí salen el precio y los pedidos a proveedores.</translation>
    </message>
    <message>
        <location filename="../ui/pages/today/first_steps.cpp" line="33"/>
        <source>New event</source>
        <translation>Nuevo evento</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::GoodsCard</name>
    <message>
        <location filename="../ui/pages/orders/goods_card.cpp" line="21"/>
        <source>Goods received</source>
        <translation>Mercancía recibida</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/goods_card.cpp" line="22"/>
        <source>All came as ordered</source>
        <translation>Todo según lo pedido</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/goods_card.cpp" line="47"/>
        <source>Copy as e-mail</source>
        <translation>Copiar como correo</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/goods_card.cpp" line="55"/>
        <source>Notes every line that nothing came in of as delivered whole, at the price that was expected</source>
        <translation>Anota cada línea sin recepción como entregada por completo, al precio previsto</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/goods_card.cpp" line="78"/>
        <source>%1 too many</source>
        <translation>%1 de más</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/goods_card.cpp" line="87"/>
        <source>No supplier</source>
        <translation>Sin proveedor</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/orders/goods_card.cpp" line="97"/>
        <source>%n line(s)</source>
        <translation>
            <numerusform>%Ln línea</numerusform>
            <numerusform>%Ln líneas</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/goods_card.cpp" line="99"/>
        <source>Ordered %1</source>
        <translation>Pedido: %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/goods_card.cpp" line="101"/>
        <source>Goods received from %1</source>
        <translation>Mercancía recibida de %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/goods_card.cpp" line="104"/>
        <source>Still due %1</source>
        <translation>Pendiente: %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/goods_card.cpp" line="105"/>
        <source>Received %1 with tax</source>
        <translation>Recibido: %1 con impuestos</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::GoodsModel</name>
    <message>
        <location filename="../ui/pages/orders/goods_model.cpp" line="87"/>
        <source>%1 too many</source>
        <translation>%1 de más</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/goods_model.cpp" line="88"/>
        <source>none</source>
        <translation>0</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/goods_model.cpp" line="127"/>
        <source>Before tax; expected were %1</source>
        <translation>Sin impuestos; se esperaba %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/goods_model.cpp" line="130"/>
        <source>%1 cm</source>
        <translation>%1 cm</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/goods_model.cpp" line="176"/>
        <source>Flower</source>
        <translation>Flor</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/goods_model.cpp" line="177"/>
        <source>Ordered</source>
        <translation>Pedido</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/goods_model.cpp" line="178"/>
        <source>Packs received</source>
        <translation>Recibidos</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/goods_model.cpp" line="179"/>
        <source>Unit cost</source>
        <translation>Precio un.</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/goods_model.cpp" line="180"/>
        <source>Cost received</source>
        <translation>Coste</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/goods_model.cpp" line="181"/>
        <source>Still due</source>
        <translation>Pendiente</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/goods_model_edits.cpp" line="35"/>
        <source>“%1” is no number of packs.</source>
        <translation>«%1» no es un número de paquetes.</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/goods_model_edits.cpp" line="35"/>
        <source>“%1” is no price.</source>
        <translation>«%1» no es un precio.</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/goods_model_edits.cpp" line="39"/>
        <source>Say first how many packs came in, then what they cost.</source>
        <translation>Indique primero cuántos paquetes llegaron y después su precio.</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/goods_model_edits.cpp" line="58"/>
        <source>Receive %1</source>
        <translation>Recibir %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/goods_model_edits.cpp" line="58"/>
        <source>Change price paid for %1</source>
        <translation>Cambiar el precio pagado por %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/goods_model_edits.cpp" line="108"/>
        <source>Somebody else noted these goods meanwhile; what they noted stands here now.</source>
        <translation>Otra persona anotó esta mercancía entretanto; aquí está lo que anotó.</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/goods_model_edits.cpp" line="125"/>
        <source>Receive all as ordered</source>
        <translation>Recibir todo según lo pedido</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/goods_model_edits.cpp" line="136"/>
        <source>Clear goods received</source>
        <translation>Borrar la mercancía recibida</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/goods_model_edits.cpp" line="159"/>
        <source>Paste goods received</source>
        <translation>Pegar la mercancía recibida</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::GroupCard</name>
    <message>
        <location filename="../ui/pages/event/group_card.cpp" line="42"/>
        <source>Fold</source>
        <translation>Plegar</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/group_card.cpp" line="43"/>
        <source>Lines</source>
        <translation>Líneas</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/group_card.cpp" line="64"/>
        <source>Name of the arrangement</source>
        <translation>Nombre del arreglo</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/group_card.cpp" line="41"/>
        <source>Drag to another place</source>
        <translation>Arrastrar a otro lugar</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/group_card.cpp" line="90"/>
        <source>Rename</source>
        <translation>Cambiar el nombre</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/group_card.cpp" line="91"/>
        <location filename="../ui/pages/event/group_card_edits.cpp" line="178"/>
        <source>Duplicate</source>
        <translation>Duplicar</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/group_card.cpp" line="93"/>
        <source>Show %1</source>
        <translation>Mostrar %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/group_card.cpp" line="93"/>
        <source>Hide %1</source>
        <translation>Ocultar %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/group_card.cpp" line="97"/>
        <source>Describe for the proposal</source>
        <translation>Describir para el presupuesto</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/group_card.cpp" line="98"/>
        <source>Add pictures…</source>
        <translation>Añadir imágenes…</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/group_card.cpp" line="99"/>
        <source>Paste a picture</source>
        <translation>Pegar una imagen</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/group_card.cpp" line="101"/>
        <source>Move up</source>
        <translation>Subir</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/group_card.cpp" line="102"/>
        <source>Move down</source>
        <translation>Bajar</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/group_card.cpp" line="104"/>
        <location filename="../ui/pages/event/group_card_edits.cpp" line="185"/>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/group_card.cpp" line="106"/>
        <source>Show, and count in the price</source>
        <translation>Mostrar y contar en el precio</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/group_card.cpp" line="106"/>
        <source>Hide, and leave out of the price</source>
        <translation>Ocultar y no contar en el precio</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/group_card.cpp" line="181"/>
        <source>Enter adds</source>
        <translation>Intro añade</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/group_card.cpp" line="228"/>
        <source>Lines of %1</source>
        <translation>Líneas de %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/group_card.cpp" line="229"/>
        <source>Add a line to %1</source>
        <translation>Añadir una línea a %1</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/event/group_card.cpp" line="231"/>
        <location filename="../ui/pages/event/group_card_edits.cpp" line="138"/>
        <source>%n lines</source>
        <translation>
            <numerusform>%Ln línea</numerusform>
            <numerusform>%Ln líneas</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ui/pages/event/group_card.cpp" line="233"/>
        <source>hidden, not in the price</source>
        <translation>oculto, fuera del precio</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/group_card.cpp" line="256"/>
        <source>%1 fewer of ‘%2’ saves a pack of %3 (%4).</source>
        <translation>Con %1 menos de ‘%2’ se ahorra un paquete de %3 (%4).</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/group_card.cpp" line="257"/>
        <source>%1 fewer of ‘%2’ in each saves a pack of %3 (%4).</source>
        <translation>Con %1 menos de ‘%2’ en cada uno se ahorra un paquete de %3 (%4).</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/group_card.cpp" line="259"/>
        <source>Make it %1</source>
        <translation>Dejarlo en %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/group_card.cpp" line="274"/>
        <source>Fold %1</source>
        <translation>Plegar %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/group_card.cpp" line="274"/>
        <source>Unfold %1</source>
        <translation>Desplegar %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/group_card_edits.cpp" line="46"/>
        <source>Rename %1</source>
        <translation>Cambiar el nombre de %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/group_card_edits.cpp" line="54"/>
        <source>“%1” is no number.</source>
        <translation>«%1» no es un número.</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/group_card_edits.cpp" line="58"/>
        <source>Change how many of %1</source>
        <translation>Cambiar cuántos de %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/group_card_edits.cpp" line="69"/>
        <source>Add %1</source>
        <translation>Añadir %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/group_card_edits.cpp" line="139"/>
        <location filename="../ui/pages/event/group_card_edits.cpp" line="238"/>
        <source>Delete %1</source>
        <translation>Eliminar %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/group_card_edits.cpp" line="140"/>
        <source>Deleted %1 from %2</source>
        <translation>Eliminado de %2: %1</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/event/group_card_edits.cpp" line="154"/>
        <source>Duplicate %n lines</source>
        <translation>
            <numerusform>Duplicar %Ln línea</numerusform>
            <numerusform>Duplicar %Ln líneas</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ui/pages/event/group_card_edits.cpp" line="191"/>
        <source>Replace in the whole event…</source>
        <translation>Sustituir en todo el evento…</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/group_card_edits.cpp" line="194"/>
        <source>Make it %1, and save a pack</source>
        <translation>Dejarlo en %1 y ahorrar un paquete</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/group_card_edits.cpp" line="200"/>
        <source>Move to</source>
        <translation>Mover a</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/group_card_edits.cpp" line="206"/>
        <source>Move a line to %1</source>
        <translation>Mover una línea a %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/group_card_edits.cpp" line="224"/>
        <source>Move %1</source>
        <translation>Mover %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/group_card_edits.cpp" line="229"/>
        <source>Duplicate %1</source>
        <translation>Duplicar %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/group_card_edits.cpp" line="229"/>
        <source>%1 (copy)</source>
        <translation>%1 (copia)</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/group_card_edits.cpp" line="240"/>
        <source>Deleted %1</source>
        <translation>Eliminado: %1</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/event/group_card_edits.cpp" line="241"/>
        <source>Deleted %1 with %n lines</source>
        <translation>
            <numerusform>Eliminado: %1 con %Ln línea</numerusform>
            <numerusform>Eliminado: %1 con %Ln líneas</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ui/pages/event/group_card_edits.cpp" line="249"/>
        <source>any</source>
        <translation>cualquiera</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/group_card_arrivals.cpp" line="54"/>
        <source>These are %1 rows. Paste at most %2 at once.</source>
        <translation>Son %1 filas. Pegue como máximo %2 a la vez.</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/event/group_card_arrivals.cpp" line="94"/>
        <source>Paste %n lines</source>
        <translation>
            <numerusform>Pegar %Ln línea</numerusform>
            <numerusform>Pegar %Ln líneas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::GroupStory</name>
    <message>
        <location filename="../ui/pages/event/group_story.cpp" line="27"/>
        <source>What the proposal says about it</source>
        <translation>Lo que el presupuesto dice de esto</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/group_story.cpp" line="35"/>
        <source>Describe %1</source>
        <translation>Describir %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/group_story.cpp" line="47"/>
        <source>What the proposal says about %1</source>
        <translation>Lo que el presupuesto dice de %1</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/event/group_story.cpp" line="92"/>
        <source>Add %n pictures to %1</source>
        <translation>
            <numerusform>Añadir %Ln imagen a %1</numerusform>
            <numerusform>Añadir %Ln imágenes a %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::HeaderView</name>
    <message>
        <location filename="../ui/widgets/header_view.cpp" line="26"/>
        <source>Columns</source>
        <translation>Columnas</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::HiredDelegate</name>
    <message>
        <location filename="../ui/pages/settings/hired_delegate.cpp" line="10"/>
        <source>sold</source>
        <translation>venta</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/hired_delegate.cpp" line="11"/>
        <location filename="../ui/pages/settings/product_types_card.cpp" line="51"/>
        <source>hired out</source>
        <translation>alquiler</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::HistoryModel</name>
    <message>
        <location filename="../ui/pages/event/history_model.cpp" line="66"/>
        <source>Today, %1</source>
        <translation>Hoy, %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_model.cpp" line="67"/>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_model.cpp" line="97"/>
        <source>When</source>
        <translation>Cuándo</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_model.cpp" line="98"/>
        <source>What</source>
        <translation>Qué</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_model.cpp" line="99"/>
        <source>Changed by</source>
        <translation>Cambiado por</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::HistoryTab</name>
    <message>
        <location filename="../ui/pages/event/history_tab.cpp" line="29"/>
        <source>What was changed</source>
        <translation>Qué se ha cambiado</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_tab.cpp" line="37"/>
        <source>Every change of this event will stand here: what was changed, when, and by whom.</source>
        <translation>Aquí quedará cada cambio de este evento: qué se cambió, cuándo y quién.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::HistoryWords</name>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="33"/>
        <source>Event made</source>
        <translation>Se creó el evento</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="34"/>
        <source>Deleted event put back</source>
        <translation>Se recuperó el evento eliminado</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="36"/>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="37"/>
        <source>Short name</source>
        <translation>Nombre corto</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="38"/>
        <source>Status</source>
        <translation>Estado</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="39"/>
        <source>Client</source>
        <translation>Cliente</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="40"/>
        <source>Second client</source>
        <translation>Segundo cliente</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="41"/>
        <source>Ceremony address</source>
        <translation>Dirección de la ceremonia</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="43"/>
        <source>Venue address</source>
        <translation>Dirección del lugar</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="44"/>
        <source>Ceremony from</source>
        <translation>Ceremonia desde</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="45"/>
        <source>Ceremony until</source>
        <translation>Ceremonia hasta</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="46"/>
        <source>Venue from</source>
        <translation>Celebración desde</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="47"/>
        <source>Venue until</source>
        <translation>Celebración hasta</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="48"/>
        <source>Budget</source>
        <translation>Presupuesto</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="49"/>
        <source>Guests</source>
        <translation>Invitados</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="50"/>
        <source>Tables</source>
        <translation>Mesas</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="51"/>
        <source>Palette</source>
        <translation>Paleta</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="52"/>
        <source>Description changed</source>
        <translation>Descripción cambiada</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="53"/>
        <source>Number of pictures</source>
        <translation>Número de imágenes</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="54"/>
        <source>Links changed</source>
        <translation>Enlaces cambiados</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="55"/>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="56"/>
        <source>Number of pinned price lists</source>
        <translation>Número de listas de precios fijadas</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="58"/>
        <source>Uplift a unit</source>
        <translation>Suplemento por unidad</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="59"/>
        <source>Markups changed</source>
        <translation>Multiplicadores cambiados</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="60"/>
        <source>Labour changed</source>
        <translation>Mano de obra cambiada</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="61"/>
        <source>Fees changed</source>
        <translation>Cargos cambiados</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="62"/>
        <source>Travel changed</source>
        <translation>Desplazamiento cambiado</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="63"/>
        <source>Tax changed</source>
        <translation>Impuestos cambiados</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="64"/>
        <location filename="../ui/pages/event/history_words.cpp" line="77"/>
        <source>%1 added</source>
        <translation>Se añadió %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="65"/>
        <location filename="../ui/pages/event/history_words.cpp" line="78"/>
        <source>%1 deleted</source>
        <translation>Se eliminó %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="66"/>
        <source>Name of an arrangement</source>
        <translation>Nombre de un arreglo</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="68"/>
        <source>How many of %1</source>
        <translation>Cuántos de %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="69"/>
        <source>%1 hidden</source>
        <translation>Se ocultó %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="70"/>
        <source>%1 shown again</source>
        <translation>Se volvió a mostrar %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="71"/>
        <source>Place of %1</source>
        <translation>Posición de %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="72"/>
        <source>Description of %1</source>
        <translation>Descripción de %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="74"/>
        <source>Number of pictures of %1</source>
        <translation>Número de imágenes de %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="76"/>
        <location filename="../ui/pages/event/history_words.cpp" line="83"/>
        <source>Notes of %1</source>
        <translation>Notas de %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="79"/>
        <source>Quantity of %1</source>
        <translation>Cantidad de %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="80"/>
        <source>Supplier of %1</source>
        <translation>Proveedor de %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="81"/>
        <source>Flower replaced</source>
        <translation>Flor sustituida</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="82"/>
        <source>%1 moved</source>
        <translation>Se movió %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="95"/>
        <source>none</source>
        <translation>nada</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="112"/>
        <location filename="../ui/pages/event/history_words.cpp" line="132"/>
        <source>%1 in %2</source>
        <translation>%1 en %2</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="137"/>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="139"/>
        <source>%1: %2 → %3</source>
        <translation>%1: %2 → %3</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="146"/>
        <source>API key %1</source>
        <translation>Clave de API %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="148"/>
        <source>Window</source>
        <translation>Ventana</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/history_words.cpp" line="150"/>
        <source>Command line</source>
        <translation>Línea de órdenes</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::IntegrationsPage</name>
    <message>
        <location filename="../ui/pages/integrations/integrations_page.cpp" line="18"/>
        <source>Integrations</source>
        <translation>Integraciones</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/integrations_page.cpp" line="32"/>
        <source>API</source>
        <translation>API</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/integrations_page.cpp" line="32"/>
        <source>Keys</source>
        <translation>Claves</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/integrations_page.cpp" line="32"/>
        <source>Webhooks</source>
        <translation>Webhooks</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/integrations_page.cpp" line="32"/>
        <source>Requests</source>
        <translation>Peticiones</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/integrations_page.cpp" line="34"/>
        <location filename="../ui/pages/integrations/integrations_page.cpp" line="74"/>
        <source>New key</source>
        <translation>Nueva clave</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/integrations_page.cpp" line="72"/>
        <source>What programs asked for in the last 30 days</source>
        <translation>Lo que pidieron los programas en los últimos 30 días</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/integrations_page.cpp" line="74"/>
        <source>New webhook</source>
        <translation>Nuevo webhook</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::KeyPanel</name>
    <message>
        <location filename="../ui/pages/integrations/key_panel.cpp" line="27"/>
        <source>Key</source>
        <translation>Clave</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/key_panel.cpp" line="28"/>
        <source>Use</source>
        <translation>Uso</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/key_panel.cpp" line="29"/>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/key_panel.cpp" line="30"/>
        <source>Created</source>
        <translation>Creación</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/key_panel.cpp" line="31"/>
        <source>Expires</source>
        <translation>Caduca</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/key_panel.cpp" line="32"/>
        <source>Last used</source>
        <translation>Último uso</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/key_panel.cpp" line="33"/>
        <source>What it may do</source>
        <translation>Qué puede hacer</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/key_panel.cpp" line="36"/>
        <source>Revoke key…</source>
        <translation>Revocar la clave…</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/key_panel.cpp" line="62"/>
        <source>API key</source>
        <translation>Clave de API</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/key_panel.cpp" line="67"/>
        <source>never</source>
        <translation>nunca</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/key_panel.cpp" line="68"/>
        <source>not yet</source>
        <translation>aún no</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/key_panel.cpp" line="71"/>
        <source>nothing</source>
        <translation>nada</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/key_panel.cpp" line="81"/>
        <source>Programs that use “%1” are refused from their next request on. This cannot be undone; they need a new key then.</source>
        <translation>Los programas que usan «%1» se rechazan desde su próxima petición. No se puede deshacer; necesitarán una clave nueva.</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/key_panel.cpp" line="84"/>
        <source>Revoke key</source>
        <translation>Revocar la clave</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/key_panel.cpp" line="84"/>
        <source>Keep it</source>
        <translation>Conservar</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/key_panel.cpp" line="90"/>
        <source>Revoke key %1</source>
        <translation>Revocar la clave %1</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::KeysModel</name>
    <message>
        <location filename="../ui/pages/integrations/keys_model.cpp" line="41"/>
        <source>never</source>
        <translation>nunca</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/keys_model.cpp" line="42"/>
        <source>not yet</source>
        <translation>aún no</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/keys_model.cpp" line="72"/>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/keys_model.cpp" line="73"/>
        <source>Allowed</source>
        <translation>Permitido</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/keys_model.cpp" line="74"/>
        <source>Created</source>
        <translation>Creación</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/keys_model.cpp" line="75"/>
        <source>Expires</source>
        <translation>Caduca</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/keys_model.cpp" line="76"/>
        <source>Last used</source>
        <translation>Último uso</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/keys_model.cpp" line="77"/>
        <source>State</source>
        <translation>Estado</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::KeysTab</name>
    <message>
        <location filename="../ui/pages/integrations/keys_tab.cpp" line="34"/>
        <source>API keys</source>
        <translation>Claves de API</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/keys_tab.cpp" line="36"/>
        <source>A key lets another program into this shop: your website, a till, a spreadsheet. Make one for each program, so that you can take it away from one alone.</source>
        <translation>Una clave deja entrar a otro programa en esta tienda: su web, una caja, una hoja de cálculo. Cree una para cada programa, para poder quitársela solo a uno.</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/keys_tab.cpp" line="38"/>
        <source>Create a key</source>
        <translation>Crear una clave</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/keys_tab.cpp" line="88"/>
        <source>New key</source>
        <translation>Nueva clave</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/keys_tab.cpp" line="90"/>
        <source>the key</source>
        <translation>la clave</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/keys_tab.cpp" line="91"/>
        <source>This key is shown only now. Copy it into the program that needs it: nobody, Stemdesk neither, can show it again.</source>
        <translation>Esta clave solo se muestra ahora. Cópiela en el programa que la necesita: nadie, tampoco Stemdesk, podrá mostrarla otra vez.</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/integrations/keys_tab.cpp" line="144"/>
        <source>%n key(s)</source>
        <translation>
            <numerusform>%Ln clave</numerusform>
            <numerusform>%Ln claves</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/keys_tab.cpp" line="145"/>
        <source>%1, %2 revoked</source>
        <translation>%1, revocadas: %2</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::LineRow</name>
    <message>
        <location filename="../ui/pages/event/line_row.cpp" line="90"/>
        <source>%1 ‘%2’</source>
        <translation>%1 ‘%2’</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/line_row.cpp" line="98"/>
        <source>%1 cm</source>
        <translation>%1 cm</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::LinesModel</name>
    <message>
        <location filename="../ui/pages/event/lines_model.cpp" line="44"/>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/lines_model.cpp" line="55"/>
        <source>any</source>
        <translation>cualquiera</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/lines_model.cpp" line="56"/>
        <source>%1 (archived)</source>
        <translation>%1 (archivado)</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/lines_model.cpp" line="62"/>
        <source>none</source>
        <translation>0</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/lines_model.cpp" line="63"/>
        <source>no price</source>
        <translation>sin precio</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/lines_model.cpp" line="93"/>
        <source>%1 a unit without tax</source>
        <translation>%1 por unidad sin impuestos</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/lines_model.cpp" line="95"/>
        <source>%1 stems save a pack. Ctrl+. takes that.</source>
        <translation>Con %1 tallos se ahorra un paquete. Ctrl+. lo aplica.</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/lines_model.cpp" line="97"/>
        <source>%1 for all copies</source>
        <translation>%1 para todos</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/lines_model.cpp" line="139"/>
        <source>changing…</source>
        <translation>cambiando…</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/lines_model.cpp" line="150"/>
        <source>“%1” is no number of stems.</source>
        <translation>«%1» no es un número de tallos.</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/lines_model.cpp" line="179"/>
        <source>Change quantity of %1</source>
        <translation>Cambiar la cantidad de %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/lines_model.cpp" line="179"/>
        <source>Change supplier of %1</source>
        <translation>Cambiar el proveedor de %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/lines_model.cpp" line="201"/>
        <source>The line was deleted meanwhile.</source>
        <translation>La línea se ha eliminado entretanto.</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/event/lines_model.cpp" line="288"/>
        <source>Move %n lines to %1</source>
        <translation>
            <numerusform>Mover %Ln línea a %1</numerusform>
            <numerusform>Mover %Ln líneas a %1</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ui/pages/event/lines_model.cpp" line="234"/>
        <source>Flower</source>
        <translation>Flor</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/lines_model.cpp" line="235"/>
        <source>Supplier</source>
        <translation>Proveedor</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/lines_model.cpp" line="236"/>
        <source>Stems</source>
        <translation>Tallos</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/lines_model.cpp" line="237"/>
        <source>Packs</source>
        <translation>Paquetes</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/lines_model.cpp" line="238"/>
        <source>Left over</source>
        <translation>Sobra</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/lines_model.cpp" line="239"/>
        <source>Unit cost</source>
        <translation>Precio un.</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/lines_model.cpp" line="240"/>
        <source>Price</source>
        <translation>Precio</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::LinksField</name>
    <message>
        <location filename="../ui/pages/event/links_field.cpp" line="35"/>
        <source>Add a link: a name and its address</source>
        <translation>Añadir un enlace: un nombre y su dirección</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/links_field.cpp" line="36"/>
        <source>Add a link</source>
        <translation>Añadir un enlace</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/links_field.cpp" line="53"/>
        <source>Write an address such as https://example.com, or a name before it.</source>
        <translation>Escriba una dirección como https://example.com, o antes un nombre.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::LogoField</name>
    <message>
        <location filename="../ui/pages/settings/logo_field.cpp" line="102"/>
        <source>Choose a picture…</source>
        <translation>Elegir una imagen…</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/logo_field.cpp" line="103"/>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/logo_field.cpp" line="106"/>
        <source>The logo</source>
        <translation>El logotipo</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/logo_field.cpp" line="132"/>
        <location filename="../ui/pages/settings/logo_field.cpp" line="162"/>
        <source>Choose the logo</source>
        <translation>Elegir el logotipo</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/logo_field.cpp" line="133"/>
        <source>Remove the logo</source>
        <translation>Quitar el logotipo</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/logo_field.cpp" line="151"/>
        <source>The logo: a PNG, JPEG or WebP file, which can be dropped here.</source>
        <translation>El logotipo: un archivo PNG, JPEG o WebP, que se puede soltar aquí.</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/logo_field.cpp" line="163"/>
        <source>Pictures</source>
        <translation>Imágenes</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/logo_field.cpp" line="183"/>
        <source>This is no picture that can be shown; choose a PNG, JPEG or WebP file.</source>
        <translation>Esto no es una imagen que se pueda mostrar; elija un archivo PNG, JPEG o WebP.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::MainWindow</name>
    <message>
        <location filename="../ui/main_window.cpp" line="102"/>
        <source>Today</source>
        <translation>Hoy</translation>
    </message>
    <message>
        <location filename="../ui/main_window.cpp" line="103"/>
        <source>Events</source>
        <translation>Eventos</translation>
    </message>
    <message>
        <location filename="../ui/main_window.cpp" line="109"/>
        <source>Products</source>
        <translation>Productos</translation>
    </message>
    <message>
        <location filename="../ui/main_window.cpp" line="114"/>
        <source>Suppliers</source>
        <translation>Proveedores</translation>
    </message>
    <message>
        <location filename="../ui/main_window.cpp" line="119"/>
        <source>Price lists</source>
        <translation>Listas de precios</translation>
    </message>
    <message>
        <location filename="../ui/main_window.cpp" line="124"/>
        <source>Orders</source>
        <translation>Pedidos</translation>
    </message>
    <message>
        <location filename="../ui/main_window.cpp" line="129"/>
        <source>Colours</source>
        <translation>Colores</translation>
    </message>
    <message>
        <location filename="../ui/main_window.cpp" line="131"/>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <location filename="../ui/main_window.cpp" line="216"/>
        <location filename="../ui/main_window.cpp" line="225"/>
        <location filename="../ui/main_window.cpp" line="246"/>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <location filename="../ui/main_window.cpp" line="218"/>
        <location filename="../ui/main_window.cpp" line="227"/>
        <source>Redo</source>
        <translation>Rehacer</translation>
    </message>
    <message>
        <location filename="../ui/main_window.cpp" line="225"/>
        <source>Undo: %1</source>
        <translation>Deshacer: %1</translation>
    </message>
    <message>
        <location filename="../ui/main_window.cpp" line="227"/>
        <source>Redo: %1</source>
        <translation>Rehacer: %1</translation>
    </message>
    <message>
        <location filename="../ui/main_window.cpp" line="298"/>
        <source>No answer since %1</source>
        <translation>Sin respuesta desde %1</translation>
    </message>
    <message>
        <location filename="../ui/main_window.cpp" line="302"/>
        <source>API on %1</source>
        <translation>API en %1</translation>
    </message>
    <message>
        <location filename="../ui/main_window.cpp" line="303"/>
        <source>API is off</source>
        <translation>API apagada</translation>
    </message>
    <message>
        <location filename="../ui/main_window.cpp" line="304"/>
        <source>API is off: %1</source>
        <translation>API apagada: %1</translation>
    </message>
    <message>
        <location filename="../ui/main_window.cpp" line="326"/>
        <source>%1 – Stemdesk</source>
        <translation>%1 – Stemdesk</translation>
    </message>
    <message>
        <location filename="../ui/main_window.cpp" line="327"/>
        <source>%1 – %2 – Stemdesk</source>
        <translation>%1 – %2 – Stemdesk</translation>
    </message>
    <message>
        <location filename="../ui/main_window.cpp" line="130"/>
        <source>Integrations</source>
        <translation>Integraciones</translation>
    </message>
    <message>
        <location filename="../ui/main_window_commands.cpp" line="40"/>
        <source>Order sheet of %1</source>
        <translation>Hoja de pedido de %1</translation>
    </message>
    <message>
        <location filename="../ui/main_window_commands.cpp" line="53"/>
        <source>New event</source>
        <translation>Nuevo evento</translation>
    </message>
    <message>
        <location filename="../ui/main_window_commands.cpp" line="54"/>
        <source>New product</source>
        <translation>Nuevo producto</translation>
    </message>
    <message>
        <location filename="../ui/main_window_commands.cpp" line="55"/>
        <source>New supplier</source>
        <translation>Nuevo proveedor</translation>
    </message>
    <message>
        <location filename="../ui/main_window_commands.cpp" line="60"/>
        <source>New price list</source>
        <translation>Nueva lista de precios</translation>
    </message>
    <message>
        <location filename="../ui/main_window_commands.cpp" line="65"/>
        <source>New colour</source>
        <translation>Nuevo color</translation>
    </message>
    <message>
        <location filename="../ui/main_window_commands.cpp" line="70"/>
        <source>New category</source>
        <translation>Nueva categoría</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::MatchModel</name>
    <message>
        <location filename="../ui/pages/event/match_model.cpp" line="37"/>
        <source>any supplier</source>
        <translation>cualquier proveedor</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/match_model.cpp" line="39"/>
        <source>%1 a pack</source>
        <translation>%1 por paquete</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/match_model.cpp" line="41"/>
        <source>, minimum %1</source>
        <translation>, mínimo %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/match_model.cpp" line="44"/>
        <source>no price</source>
        <translation>sin precio</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::MonthDelegate</name>
    <message numerus="yes">
        <location filename="../ui/pages/events/month_delegate.cpp" line="68"/>
        <source>+%n more</source>
        <translation>
            <numerusform>+%Ln más</numerusform>
            <numerusform>+%Ln más</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::MonthGrid</name>
    <message>
        <location filename="../ui/pages/events/month_grid.cpp" line="23"/>
        <source>Days of the month</source>
        <translation>Días del mes</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/month_grid.cpp" line="24"/>
        <source>Events of the day</source>
        <translation>Eventos del día</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/month_grid.cpp" line="124"/>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::MonthModel</name>
    <message>
        <location filename="../ui/pages/events/month_model.cpp" line="168"/>
        <source>today</source>
        <translation>hoy</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/month_model.cpp" line="170"/>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::MonthView</name>
    <message>
        <location filename="../ui/pages/events/month_view.cpp" line="45"/>
        <source>Month before</source>
        <translation>Mes anterior</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/month_view.cpp" line="46"/>
        <source>Month after</source>
        <translation>Mes siguiente</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/month_view.cpp" line="47"/>
        <source>Today</source>
        <translation>Hoy</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/month_view.cpp" line="92"/>
        <source>%1 %2</source>
        <comment>month and year</comment>
        <translation>%1 de %2</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::NavigationRail</name>
    <message>
        <location filename="../ui/navigation_rail.cpp" line="24"/>
        <location filename="../ui/navigation_rail.cpp" line="152"/>
        <source>Narrow the navigation</source>
        <translation>Estrechar la navegación</translation>
    </message>
    <message>
        <location filename="../ui/navigation_rail.cpp" line="28"/>
        <source>Pages</source>
        <translation>Páginas</translation>
    </message>
    <message>
        <location filename="../ui/navigation_rail.cpp" line="152"/>
        <source>Widen the navigation</source>
        <translation>Ensanchar la navegación</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::NewKeyForm</name>
    <message>
        <location filename="../ui/pages/integrations/new_key_form.cpp" line="40"/>
        <location filename="../ui/pages/integrations/new_key_form.cpp" line="204"/>
        <source>Create key</source>
        <translation>Crear la clave</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/new_key_form.cpp" line="42"/>
        <source>API key</source>
        <translation>Clave de API</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/new_key_form.cpp" line="42"/>
        <location filename="../ui/pages/integrations/new_key_form.cpp" line="43"/>
        <source>New key</source>
        <translation>Nueva clave</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/new_key_form.cpp" line="52"/>
        <source>What uses it: “Website”, “Till”…</source>
        <translation>Quién la usa: «Web», «Caja»…</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/new_key_form.cpp" line="53"/>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/new_key_form.cpp" line="54"/>
        <source>What it is for</source>
        <translation>Para qué es</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/new_key_form.cpp" line="62"/>
        <source>What it may do</source>
        <translation>Qué puede hacer</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/new_key_form.cpp" line="64"/>
        <source>Read everything</source>
        <translation>Leer todo</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/new_key_form.cpp" line="65"/>
        <source>Keep the catalogue in step</source>
        <translation>Sincronizar el catálogo</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/new_key_form.cpp" line="66"/>
        <source>Everything</source>
        <translation>Todo</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/new_key_form.cpp" line="67"/>
        <source>As ticked below</source>
        <translation>Lo marcado abajo</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/new_key_form.cpp" line="68"/>
        <source>Allowed</source>
        <translation>Permitido</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/new_key_form.cpp" line="81"/>
        <source>read</source>
        <translation>leer</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/new_key_form.cpp" line="82"/>
        <source>change</source>
        <translation>cambiar</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/new_key_form.cpp" line="82"/>
        <source>manage</source>
        <translation>gestionar</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/new_key_form.cpp" line="92"/>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/new_key_form.cpp" line="100"/>
        <source>How long it lasts</source>
        <translation>Cuánto dura</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/new_key_form.cpp" line="102"/>
        <source>Until it is revoked</source>
        <translation>Hasta que se revoque</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/new_key_form.cpp" line="103"/>
        <source>30 days</source>
        <translation>30 días</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/new_key_form.cpp" line="104"/>
        <source>90 days</source>
        <translation>90 días</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/new_key_form.cpp" line="105"/>
        <source>A year</source>
        <translation>Un año</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/new_key_form.cpp" line="106"/>
        <source>To the end of a day</source>
        <translation>Hasta el final de un día</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/new_key_form.cpp" line="107"/>
        <source>Works</source>
        <translation>Vale</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/new_key_form.cpp" line="109"/>
        <source>Last day</source>
        <translation>Último día</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/new_key_form.cpp" line="116"/>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/new_key_form.cpp" line="231"/>
        <source>Tick at least one thing that it may do.</source>
        <translation>Marque al menos una cosa que pueda hacer.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::NewListForm</name>
    <message>
        <location filename="../ui/pages/price_lists/new_list_form.cpp" line="60"/>
        <source>Create</source>
        <translation>Crear</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/new_list_form.cpp" line="61"/>
        <source>Make no price list</source>
        <translation>No crear ninguna lista</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/new_list_form.cpp" line="89"/>
        <source>Name, like Flowers spring</source>
        <translation>Nombre, como Flores primavera</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/new_list_form.cpp" line="98"/>
        <location filename="../ui/pages/price_lists/new_list_form.cpp" line="99"/>
        <source>to %1</source>
        <translation>a %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/new_list_form.cpp" line="100"/>
        <source>not at all</source>
        <translation>sin redondear</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/new_list_form.cpp" line="113"/>
        <source>Type</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/new_list_form.cpp" line="114"/>
        <source>Name of the list</source>
        <translation>Nombre de la lista</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/new_list_form.cpp" line="115"/>
        <source>Prices hold from</source>
        <translation>Precios desde</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/new_list_form.cpp" line="116"/>
        <source>Tax on them</source>
        <translation>Impuestos</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/new_list_form.cpp" line="117"/>
        <source>Prices change by</source>
        <translation>Cambio de precios</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/new_list_form.cpp" line="118"/>
        <source>Rounded</source>
        <translation>Redondeo</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/new_list_form.cpp" line="127"/>
        <source>Prices copied</source>
        <translation>Precios copiados</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/new_list_form.cpp" line="128"/>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/new_list_form.cpp" line="149"/>
        <source>New price list</source>
        <translation>Nueva lista de precios</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/price_lists/new_list_form.cpp" line="161"/>
        <source>New list of %1 from %2, with its %n price(s)</source>
        <translation>
            <numerusform>Nueva lista de %1 a partir de %2, con su %Ln precio</numerusform>
            <numerusform>Nueva lista de %1 a partir de %2, con sus %Ln precios</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/new_list_form.cpp" line="190"/>
        <source>“%1” is no tax; write it in per cent, like 20.</source>
        <translation>«%1» no es un impuesto; escríbalo en porcentaje, como 20.</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/new_list_form.cpp" line="201"/>
        <source>“%1” is no change in per cent; write it like 4 or -2.5.</source>
        <translation>«%1» no es un cambio en porcentaje; escríbalo como 4 o -2,5.</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/new_list_form.cpp" line="230"/>
        <source>Copy of %1</source>
        <translation>Copia de %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/new_list_form.cpp" line="231"/>
        <source>%1 (copy)</source>
        <translation>%1 (copia)</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/new_list_form.cpp" line="275"/>
        <source>Copying: %1 of %2 prices</source>
        <translation>Copiando: %1 de %2 precios</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::NewProductRow</name>
    <message>
        <location filename="../ui/pages/products/new_product_row.cpp" line="25"/>
        <source>Add</source>
        <translation>Añadir</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/new_product_row.cpp" line="26"/>
        <source>Do not add anything</source>
        <translation>No añadir nada</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/new_product_row.cpp" line="48"/>
        <source>Product, like Rose</source>
        <translation>Producto, como Rosa</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/new_product_row.cpp" line="49"/>
        <source>Name of the new product</source>
        <translation>Nombre del nuevo producto</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/new_product_row.cpp" line="50"/>
        <location filename="../ui/pages/products/new_product_row.cpp" line="77"/>
        <source>First variety, like Quicksand</source>
        <translation>Primera variedad, como Quicksand</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/new_product_row.cpp" line="51"/>
        <source>Name of the variety</source>
        <translation>Nombre de la variedad</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/new_product_row.cpp" line="54"/>
        <source>Type</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/new_product_row.cpp" line="55"/>
        <source>Category</source>
        <translation>Categoría</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/new_product_row.cpp" line="67"/>
        <source>No category</source>
        <translation>Sin categoría</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/new_product_row.cpp" line="76"/>
        <source>New variety of %1</source>
        <translation>Nueva variedad de %1</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::NewSupplierRow</name>
    <message>
        <location filename="../ui/pages/suppliers/new_supplier_row.cpp" line="21"/>
        <location filename="../ui/pages/suppliers/new_supplier_row.cpp" line="22"/>
        <source>Name of the new supplier</source>
        <translation>Nombre del nuevo proveedor</translation>
    </message>
    <message>
        <location filename="../ui/pages/suppliers/new_supplier_row.cpp" line="28"/>
        <source>Enter adds</source>
        <translation>Intro añade</translation>
    </message>
    <message>
        <location filename="../ui/pages/suppliers/new_supplier_row.cpp" line="30"/>
        <source>Do not add a supplier</source>
        <translation>No añadir ningún proveedor</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::NewWebhookForm</name>
    <message>
        <location filename="../ui/pages/integrations/new_webhook_form.cpp" line="26"/>
        <source>Create webhook</source>
        <translation>Crear el webhook</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/new_webhook_form.cpp" line="28"/>
        <source>Webhook</source>
        <translation>Webhook</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/new_webhook_form.cpp" line="28"/>
        <location filename="../ui/pages/integrations/new_webhook_form.cpp" line="29"/>
        <source>New webhook</source>
        <translation>Nuevo webhook</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/new_webhook_form.cpp" line="36"/>
        <source>Where to</source>
        <translation>Adónde</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/new_webhook_form.cpp" line="38"/>
        <source>Address</source>
        <translation>Dirección</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/new_webhook_form.cpp" line="40"/>
        <source>The address that the other program&apos;s maker gave you, on the public internet. Stemdesk sends it a message, signed with a secret, when something happens.</source>
        <translation>La dirección en Internet que le dio el fabricante del otro programa. Stemdesk le envía un mensaje, firmado con un secreto, cuando ocurre algo.</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/new_webhook_form.cpp" line="45"/>
        <source>What it tells of</source>
        <translation>De qué avisa</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/new_webhook_form.cpp" line="54"/>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/new_webhook_form.cpp" line="87"/>
        <source>Looking at the address…</source>
        <translation>Comprobando la dirección…</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::NewWordRow</name>
    <message>
        <location filename="../ui/pages/colours/new_word_row.cpp" line="23"/>
        <source>Name of the new colour</source>
        <translation>Nombre del nuevo color</translation>
    </message>
    <message>
        <location filename="../ui/pages/colours/new_word_row.cpp" line="23"/>
        <source>Name of the new category</source>
        <translation>Nombre de la nueva categoría</translation>
    </message>
    <message>
        <location filename="../ui/pages/colours/new_word_row.cpp" line="34"/>
        <source>Add nothing</source>
        <translation>No añadir nada</translation>
    </message>
    <message>
        <location filename="../ui/pages/colours/new_word_row.cpp" line="52"/>
        <source>#rrggbb</source>
        <translation>#rrggbb</translation>
    </message>
    <message>
        <location filename="../ui/pages/colours/new_word_row.cpp" line="53"/>
        <source>Code of the new colour</source>
        <translation>Código del nuevo color</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::OfferedVariantsModel</name>
    <message>
        <location filename="../ui/pages/price_lists/variant_field.cpp" line="66"/>
        <source>any supplier</source>
        <translation>cualquier proveedor</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/variant_field.cpp" line="68"/>
        <source>no price</source>
        <translation>sin precio</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::OffersField</name>
    <message>
        <location filename="../ui/pages/products/offers_field.cpp" line="41"/>
        <source>Suppliers</source>
        <translation>Proveedores</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/offers_field.cpp" line="75"/>
        <source>Supplier</source>
        <translation>Proveedor</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/offers_field.cpp" line="76"/>
        <source>Min. packs</source>
        <translation>Paq. mín.</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/offers_field.cpp" line="77"/>
        <source>Unit cost</source>
        <translation>Precio un.</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/offers_field.cpp" line="84"/>
        <source>Any supplier</source>
        <translation>Cualquier proveedor</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/offers_field.cpp" line="89"/>
        <source>no price</source>
        <translation>sin precio</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/offers_field.cpp" line="97"/>
        <source>Do not buy from %1</source>
        <translation>No comprar a %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/offers_field.cpp" line="105"/>
        <source>Minimum packs of %1</source>
        <translation>Mínimo de paquetes de %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/offers_field.cpp" line="139"/>
        <source>Add a supplier</source>
        <translation>Añadir un proveedor</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::OpenOrdersList</name>
    <message>
        <location filename="../ui/pages/suppliers/supplier_use.cpp" line="67"/>
        <source>Nothing is still to come.</source>
        <translation>No queda nada por llegar.</translation>
    </message>
    <message>
        <location filename="../ui/pages/suppliers/supplier_use.cpp" line="69"/>
        <source>and earlier orders</source>
        <translation>y pedidos anteriores</translation>
    </message>
    <message>
        <location filename="../ui/pages/suppliers/supplier_use.cpp" line="80"/>
        <source>Open the order of %1</source>
        <translation>Abrir el pedido del %1</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/suppliers/supplier_use.cpp" line="84"/>
        <source>%n line(s) due</source>
        <translation>
            <numerusform>%Ln línea pendiente</numerusform>
            <numerusform>%Ln líneas pendientes</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ui/pages/suppliers/supplier_use.cpp" line="86"/>
        <source>%1, %2</source>
        <comment>lines due and their cost</comment>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::OrderLinesModel</name>
    <message>
        <location filename="../ui/pages/orders/order_lines_model.cpp" line="80"/>
        <source>none</source>
        <translation>0</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/order_lines_model.cpp" line="82"/>
        <source>no price</source>
        <translation>sin precio</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/order_lines_model.cpp" line="106"/>
        <source>The supplier delivers no fewer than %1.</source>
        <translation>El proveedor no entrega menos de %1.</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/order_lines_model.cpp" line="116"/>
        <source>Before tax</source>
        <translation>Sin impuestos</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/order_lines_model.cpp" line="116"/>
        <source>Not every price is known: the price lists have none.</source>
        <translation>No se conocen todos los precios: las listas de precios no los tienen.</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/order_lines_model.cpp" line="131"/>
        <source>%1 cm</source>
        <translation>%1 cm</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/order_lines_model.cpp" line="150"/>
        <source>Flower</source>
        <translation>Flor</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/order_lines_model.cpp" line="151"/>
        <source>Needed</source>
        <translation>Necesario</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/order_lines_model.cpp" line="152"/>
        <source>Packs</source>
        <translation>Paquetes</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/order_lines_model.cpp" line="153"/>
        <source>To order</source>
        <translation>A pedir</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/order_lines_model.cpp" line="154"/>
        <source>Left over</source>
        <translation>Sobra</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/order_lines_model.cpp" line="155"/>
        <source>Unit cost</source>
        <translation>Precio un.</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/order_lines_model.cpp" line="156"/>
        <source>Cost</source>
        <translation>Coste</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::OrdersPage</name>
    <message>
        <location filename="../ui/pages/orders/orders_page.cpp" line="76"/>
        <source>Orders</source>
        <translation>Pedidos</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/orders_page.cpp" line="79"/>
        <source>Choose an event, several, or a whole week. What to order from whom stands here then, with packs worked out over all of them together.</source>
        <translation>Elija un evento, varios o una semana entera. Aquí verá qué pedir a quién, con los paquetes calculados para todos juntos.</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/orders_page.cpp" line="105"/>
        <source>To order</source>
        <translation>A pedir</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/orders_page.cpp" line="105"/>
        <source>Saved sheets</source>
        <translation>Hojas guardadas</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/orders_page.cpp" line="111"/>
        <source>Preview</source>
        <translation>Vista previa</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/orders_page.cpp" line="113"/>
        <source>The pages as they will be printed</source>
        <translation>Las páginas tal como se imprimirán</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/orders_page.cpp" line="115"/>
        <source>Save this sheet</source>
        <translation>Guardar esta hoja</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/orders_page.cpp" line="116"/>
        <source>Keeps the sheet as it is now, to see later what changed and what came in</source>
        <translation>Guarda la hoja tal como está, para ver después qué cambió y qué llegó</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/orders_page.cpp" line="118"/>
        <source>Print…</source>
        <translation>Imprimir…</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/orders_page.cpp" line="118"/>
        <source>Ctrl+P</source>
        <translation>Ctrl+P</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/orders_page.cpp" line="119"/>
        <source>CSV…</source>
        <translation>CSV…</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/orders_page.cpp" line="119"/>
        <source>A table for any program</source>
        <translation>Una tabla para cualquier programa</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/orders_page.cpp" line="121"/>
        <source>Excel…</source>
        <translation>Excel…</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/orders_page.cpp" line="121"/>
        <source>A workbook with a sheet for each supplier</source>
        <translation>Un libro con una hoja por proveedor</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/orders_page.cpp" line="123"/>
        <source>Save PDF…</source>
        <translation>Guardar PDF…</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/orders_page.cpp" line="123"/>
        <source>Ctrl+S</source>
        <translation>Ctrl+S</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/orders_page.cpp" line="304"/>
        <source>As they were sent, and what came in</source>
        <translation>Como se enviaron, y lo que llegó</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/orders_page.cpp" line="304"/>
        <source>What to order from whom</source>
        <translation>Qué pedir a quién</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/orders_page.cpp" line="310"/>
        <source>%1 · %2 · %3 with tax</source>
        <translation>%1 · %2 · %3 con impuestos</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/orders/orders_page.cpp" line="311"/>
        <source>%n event(s)</source>
        <translation>
            <numerusform>%Ln evento</numerusform>
            <numerusform>%Ln eventos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/orders/orders_page.cpp" line="312"/>
        <source>%n supplier(s)</source>
        <translation>
            <numerusform>%Ln proveedor</numerusform>
            <numerusform>%Ln proveedores</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/orders_page.cpp" line="316"/>
        <source>Saved %1 · %2</source>
        <translation>Guardada %1 · %2</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/orders_page.cpp" line="322"/>
        <source>Save order sheet</source>
        <translation>Guardar la hoja de pedido</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/orders_page.cpp" line="328"/>
        <source>The sheet is saved</source>
        <translation>La hoja está guardada</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/orders_page.cpp" line="328"/>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/orders_page.cpp" line="359"/>
        <source>and %1 more</source>
        <translation>y %1 más</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::OrdersTab</name>
    <message>
        <location filename="../ui/pages/event/orders_tab.cpp" line="47"/>
        <source>Saved sheets with this event</source>
        <translation>Hojas guardadas con este evento</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/orders_tab.cpp" line="80"/>
        <source>Preview</source>
        <translation>Vista previa</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/orders_tab.cpp" line="81"/>
        <source>The pages as they will be printed</source>
        <translation>Las páginas tal como se imprimirán</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/orders_tab.cpp" line="82"/>
        <source>Open in Orders</source>
        <translation>Abrir en Pedidos</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/orders_tab.cpp" line="83"/>
        <source>Order together with other events, save the sheet, export it</source>
        <translation>Pedir junto con otros eventos, guardar la hoja, exportarla</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/orders_tab.cpp" line="140"/>
        <source>For this event alone: %1, %2 with tax</source>
        <translation>Solo para este evento: %1, %2 con impuestos</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/event/orders_tab.cpp" line="141"/>
        <source>%n supplier(s)</source>
        <translation>
            <numerusform>%Ln proveedor</numerusform>
            <numerusform>%Ln proveedores</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ui/pages/event/orders_tab.cpp" line="170"/>
        <source>Saved %1</source>
        <translation>Guardada el %1</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/event/orders_tab.cpp" line="172"/>
        <source>with %n other event(s)</source>
        <translation>
            <numerusform>con %Ln evento más</numerusform>
            <numerusform>con %Ln eventos más</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ui/pages/event/orders_tab.cpp" line="175"/>
        <source>received</source>
        <translation>recibido</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/orders_tab.cpp" line="177"/>
        <source>%1 of %2 lines received</source>
        <translation>%1 de %2 líneas recibidas</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/orders_tab.cpp" line="196"/>
        <source>the newest; all are in Orders</source>
        <translation>las más recientes; todas están en Pedidos</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::OutputProgress</name>
    <message>
        <location filename="../ui/preview/output_progress.cpp" line="19"/>
        <source>Progress</source>
        <translation>Progreso</translation>
    </message>
    <message>
        <location filename="../ui/preview/output_progress.cpp" line="20"/>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PageHeader</name>
    <message>
        <location filename="../ui/widgets/page_header.cpp" line="84"/>
        <source>Back to %1</source>
        <translation>Volver a %1</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PageView</name>
    <message>
        <location filename="../ui/preview/page_view.cpp" line="35"/>
        <source>Pages</source>
        <translation>Páginas</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PaletteField</name>
    <message>
        <location filename="../ui/pages/event/palette_field.cpp" line="23"/>
        <location filename="../ui/pages/event/palette_field.cpp" line="24"/>
        <source>Add a colour</source>
        <translation>Añadir un color</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PaletteRows</name>
    <message>
        <location filename="../ui/palette/palette_rows.cpp" line="66"/>
        <source>Recent</source>
        <translation>Recientes</translation>
    </message>
    <message>
        <location filename="../ui/palette/palette_rows.cpp" line="67"/>
        <location filename="../ui/palette/palette_rows.cpp" line="76"/>
        <source>Commands</source>
        <translation>Órdenes</translation>
    </message>
    <message>
        <location filename="../ui/palette/palette_rows.cpp" line="85"/>
        <source>Events</source>
        <translation>Eventos</translation>
    </message>
    <message>
        <location filename="../ui/palette/palette_rows.cpp" line="86"/>
        <source>Products</source>
        <translation>Productos</translation>
    </message>
    <message>
        <location filename="../ui/palette/palette_rows.cpp" line="87"/>
        <source>Suppliers</source>
        <translation>Proveedores</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/palette/palette_rows.cpp" line="203"/>
        <source>%n varieties</source>
        <translation>
            <numerusform>%Ln variedad</numerusform>
            <numerusform>%Ln variedades</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ui/palette/palette_rows.cpp" line="212"/>
        <source>%1 cm</source>
        <translation>%1 cm</translation>
    </message>
    <message>
        <location filename="../ui/palette/palette_rows.cpp" line="227"/>
        <source>Archived</source>
        <translation>Archivado</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PictureIntake</name>
    <message>
        <location filename="../ui/pages/event/picture_intake.cpp" line="94"/>
        <source>the picture</source>
        <translation>la imagen</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/picture_intake.cpp" line="141"/>
        <source>“%1” cannot be read.</source>
        <translation>«%1» no se puede leer.</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/picture_intake.cpp" line="143"/>
        <source>“%1” is too large: 64 MB and 64 million pixels are the most.</source>
        <translation>«%1» es demasiado grande: el máximo son 64 MB y 64 millones de píxeles.</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/picture_intake.cpp" line="146"/>
        <source>“%1” is no picture that can be shown. Take a PNG, JPEG or WebP file.</source>
        <translation>«%1» no es una imagen que se pueda mostrar. Use un archivo PNG, JPEG o WebP.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PictureStrip</name>
    <message>
        <location filename="../ui/pages/event/picture_strip.cpp" line="36"/>
        <source>Add pictures</source>
        <translation>Añadir imágenes</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/picture_strip.cpp" line="56"/>
        <source>Or drop them here, or paste them with Ctrl+V</source>
        <translation>O suéltelas aquí, o péguelas con Ctrl+V</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/picture_strip.cpp" line="69"/>
        <source>Pictures of %1</source>
        <translation>Imágenes de %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/picture_strip.cpp" line="70"/>
        <location filename="../ui/pages/event/picture_strip.cpp" line="211"/>
        <source>Add pictures to %1</source>
        <translation>Añadir imágenes a %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/picture_strip.cpp" line="119"/>
        <source>%1
A picture elsewhere. A click opens it in the browser.</source>
        <translation>%1
Una imagen en otro sitio. Un clic la abre en el navegador.</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/picture_strip.cpp" line="120"/>
        <source>Link to a picture, %1</source>
        <translation>Enlace a una imagen, %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/picture_strip.cpp" line="129"/>
        <source>Picture %1 of %2</source>
        <translation>Imagen %1 de %2</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/picture_strip.cpp" line="152"/>
        <source>Remove a picture from %1</source>
        <translation>Quitar una imagen de %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/picture_strip.cpp" line="162"/>
        <source>Move a picture of %1</source>
        <translation>Mover una imagen de %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/picture_strip.cpp" line="196"/>
        <source>Add a picture to %1</source>
        <translation>Añadir una imagen a %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/picture_strip.cpp" line="206"/>
        <source>There is no picture on the clipboard.</source>
        <translation>No hay ninguna imagen en el portapapeles.</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/picture_strip.cpp" line="214"/>
        <source>Pictures (%1)</source>
        <translation>Imágenes (%1)</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/picture_strip.cpp" line="247"/>
        <source>Reading the picture…</source>
        <translation>Leyendo la imagen…</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/picture_strip.cpp" line="247"/>
        <source>Reading picture %1 of %2…</source>
        <translation>Leyendo la imagen %1 de %2…</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/picture_strip.cpp" line="248"/>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PictureTile</name>
    <message>
        <location filename="../ui/pages/event/picture_tile.cpp" line="27"/>
        <source>Click shows it large. Delete removes it, Ctrl with an arrow moves it.</source>
        <translation>Un clic la muestra en grande. Supr la quita, Ctrl con una flecha la mueve.</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/picture_tile.cpp" line="139"/>
        <source>Show large</source>
        <translation>Ver en grande</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/picture_tile.cpp" line="140"/>
        <source>Move to the left</source>
        <translation>Mover a la izquierda</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/picture_tile.cpp" line="141"/>
        <source>Move to the right</source>
        <translation>Mover a la derecha</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/picture_tile.cpp" line="143"/>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PictureViewer</name>
    <message>
        <location filename="../ui/pages/event/picture_viewer.cpp" line="49"/>
        <source>Picture %1 of %2</source>
        <translation>Imagen %1 de %2</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/picture_viewer.cpp" line="77"/>
        <source>This picture is not there any more.</source>
        <translation>Esta imagen ya no está.</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/picture_viewer.cpp" line="90"/>
        <source>%1 of %2 · arrows show the others, Escape closes</source>
        <translation>%1 de %2 · las flechas muestran las demás, Esc cierra</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/picture_viewer.cpp" line="91"/>
        <source>Escape closes</source>
        <translation>Esc cierra</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PriceEntriesModel</name>
    <message>
        <location filename="../ui/pages/price_lists/price_entries_model.cpp" line="37"/>
        <source>any supplier</source>
        <translation>cualquier proveedor</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_entries_model.cpp" line="77"/>
        <source>new</source>
        <translation>nuevo</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_entries_model.cpp" line="112"/>
        <source>Before: %1</source>
        <translation>Antes: %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_entries_model.cpp" line="113"/>
        <source>With tax and the markup of the shop, without uplift</source>
        <translation>Con impuestos y el multiplicador de la tienda, sin suplemento</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_entries_model.cpp" line="145"/>
        <source>Before tax</source>
        <translation>Sin impuestos</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_entries_model.cpp" line="149"/>
        <source>Variety</source>
        <translation>Variedad</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_entries_model.cpp" line="150"/>
        <source>Supplier</source>
        <translation>Proveedor</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_entries_model.cpp" line="151"/>
        <source>Unit cost</source>
        <translation>Precio un.</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_entries_model.cpp" line="152"/>
        <source>To customer</source>
        <translation>Al cliente</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_entries_model.cpp" line="153"/>
        <source>Change</source>
        <translation>Cambio</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_entries_model_edits.cpp" line="30"/>
        <source>“%1” is no price.</source>
        <translation>«%1» no es un precio.</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_entries_model_edits.cpp" line="55"/>
        <source>Change price of %1</source>
        <translation>Cambiar el precio de %1</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/price_lists/price_entries_model_edits.cpp" line="98"/>
        <source>%n row(s) more were pasted than there are prices; nothing was changed.</source>
        <translation>
            <numerusform>Se ha pegado %Ln fila de más para los precios que hay; no se ha cambiado nada.</numerusform>
            <numerusform>Se han pegado %Ln filas de más para los precios que hay; no se ha cambiado nada.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_entries_model_edits.cpp" line="105"/>
        <source>“%1” is no price; nothing was changed.</source>
        <translation>«%1» no es un precio; no se ha cambiado nada.</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/price_lists/price_entries_model_edits.cpp" line="117"/>
        <source>Paste %n price(s)</source>
        <translation>
            <numerusform>Pegar %Ln precio</numerusform>
            <numerusform>Pegar %Ln precios</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_entries_model_edits.cpp" line="133"/>
        <source>%1 has a price for %2 on this list.</source>
        <translation>%1 ya tiene un precio de %2 en esta lista.</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_entries_model_edits.cpp" line="145"/>
        <source>Add price of %1</source>
        <translation>Añadir el precio de %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_entries_model_edits.cpp" line="184"/>
        <source>Each supplier of %1 has a price on this list already.</source>
        <translation>Cada proveedor de %1 ya tiene un precio en esta lista.</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_entries_model_edits.cpp" line="193"/>
        <source>Delete price of %1</source>
        <translation>Eliminar el precio de %1</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/price_lists/price_entries_model_edits.cpp" line="194"/>
        <source>Delete %n price(s)</source>
        <translation>
            <numerusform>Eliminar %Ln precio</numerusform>
            <numerusform>Eliminar %Ln precios</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/price_lists/price_entries_model_edits.cpp" line="207"/>
        <source>%n price(s)</source>
        <translation>
            <numerusform>%Ln precio</numerusform>
            <numerusform>%Ln precios</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_entries_model_edits.cpp" line="208"/>
        <source>Deleted %1 from %2.</source>
        <translation>Eliminado de %2: %1.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PriceHistory</name>
    <message>
        <location filename="../ui/pages/products/price_history.cpp" line="26"/>
        <source>Price over the lists</source>
        <translation>Precio en las listas</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/products/price_history.cpp" line="50"/>
        <source>%n prices, the latest %1</source>
        <translation>
            <numerusform>%Ln precio, el último %1</numerusform>
            <numerusform>%Ln precios, el último %1</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ui/pages/products/price_history.cpp" line="56"/>
        <source>%1, latest</source>
        <translation>%1, último</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/price_history.cpp" line="59"/>
        <source>%1, highest</source>
        <translation>%1, el más alto</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PriceListView</name>
    <message>
        <location filename="../ui/pages/price_lists/price_list_view.cpp" line="67"/>
        <location filename="../ui/pages/price_lists/price_list_view.cpp" line="327"/>
        <location filename="../ui/pages/price_lists/price_list_view.cpp" line="329"/>
        <source>Supplier</source>
        <translation>Proveedor</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_list_view.cpp" line="68"/>
        <source>Prices</source>
        <translation>Precios</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_list_view.cpp" line="70"/>
        <source>This list has no prices yet. Type a variety below, or make a new list from an older one, with all its prices raised at once.</source>
        <translation>Esta lista aún no tiene precios. Escriba abajo una variedad, o cree una lista nueva a partir de otra más antigua, subiendo todos sus precios a la vez.</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_list_view.cpp" line="72"/>
        <source>No price on this list is found by this.</source>
        <translation>Ningún precio de esta lista coincide.</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_list_view.cpp" line="102"/>
        <location filename="../ui/pages/price_lists/price_list_view.cpp" line="103"/>
        <source>Name of the list</source>
        <translation>Nombre de la lista</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_list_view.cpp" line="104"/>
        <source>Prices hold from</source>
        <translation>Precios desde</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_list_view.cpp" line="109"/>
        <source>Tax on these prices</source>
        <translation>Impuestos de estos precios</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_list_view.cpp" line="113"/>
        <source>from</source>
        <translation>desde</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_list_view.cpp" line="115"/>
        <source>tax</source>
        <translation>impuestos</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_list_view.cpp" line="117"/>
        <source>New from this…</source>
        <translation>Nueva desde esta…</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_list_view.cpp" line="118"/>
        <source>New list from this one</source>
        <translation>Nueva lista a partir de esta</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_list_view.cpp" line="121"/>
        <source>More</source>
        <translation>Más</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_list_view.cpp" line="123"/>
        <source>Duplicate</source>
        <translation>Duplicar</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_list_view.cpp" line="125"/>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_list_view.cpp" line="154"/>
        <source>Search this list…</source>
        <translation>Buscar en la lista…</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_list_view.cpp" line="211"/>
        <source>No variety of type %1 is called “%2”.</source>
        <translation>Ninguna variedad del tipo %1 se llama «%2».</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_list_view.cpp" line="248"/>
        <source>Prices of %1</source>
        <translation>Precios de %1</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/price_lists/price_list_view.cpp" line="255"/>
        <source>%n price(s)</source>
        <translation>
            <numerusform>%Ln precio</numerusform>
            <numerusform>%Ln precios</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/price_lists/price_list_view.cpp" line="258"/>
        <source>%n event(s) keep to it</source>
        <translation>
            <numerusform>%Ln evento la tiene fijada</numerusform>
            <numerusform>%Ln eventos la tienen fijada</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_list_view.cpp" line="272"/>
        <source>and earlier events</source>
        <translation>y eventos anteriores</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_list_view.cpp" line="293"/>
        <source>“%1” is no tax; write it in per cent, like 20.</source>
        <translation>«%1» no es un impuesto; escríbalo en porcentaje, como 20.</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_list_view.cpp" line="328"/>
        <source>Supplier: %1</source>
        <translation>Proveedor: %1</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PriceListsCard</name>
    <message>
        <location filename="../ui/pages/event/price_lists_card.cpp" line="35"/>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/price_lists_card.cpp" line="41"/>
        <source>Price lists</source>
        <translation>Listas de precios</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/price_lists_card.cpp" line="42"/>
        <location filename="../ui/pages/event/price_lists_card.cpp" line="158"/>
        <source>Pin prices</source>
        <translation>Fijar precios</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/price_lists_card.cpp" line="42"/>
        <source>Refresh prices…</source>
        <translation>Actualizar precios…</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/price_lists_card.cpp" line="44"/>
        <source>the newest on the day of the event, or one that the event keeps to</source>
        <translation>la más reciente el día del evento, o una fijada</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/price_lists_card.cpp" line="62"/>
        <source>Price list for %1</source>
        <translation>Lista de precios para %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/price_lists_card.cpp" line="76"/>
        <source>Shows what the newest lists would change, before anything is changed.</source>
        <translation>Muestra qué cambiarían las listas más recientes, antes de cambiar nada.</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/price_lists_card.cpp" line="95"/>
        <source>Keeps the price lists in use, so that newer lists change nothing.</source>
        <translation>Conserva las listas de precios en uso, para que otras más nuevas no cambien nada.</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/price_lists_card.cpp" line="97"/>
        <source>No price list is in use yet.</source>
        <translation>Aún no se usa ninguna lista de precios.</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/price_lists_card.cpp" line="97"/>
        <source>Every list in use is pinned.</source>
        <translation>Todas las listas en uso están fijadas.</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/price_lists_card.cpp" line="106"/>
        <source>the newest</source>
        <translation>la más reciente</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/price_lists_card.cpp" line="119"/>
        <source>No price list for the day of the event.</source>
        <translation>No hay lista de precios para el día del evento.</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/price_lists_card.cpp" line="124"/>
        <source>Pinned: %1</source>
        <translation>Fijada: %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/price_lists_card.cpp" line="124"/>
        <source>Newest: %1</source>
        <translation>Más reciente: %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/price_lists_card.cpp" line="128"/>
        <source>out of date</source>
        <translation>desfasada</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/price_lists_card.cpp" line="152"/>
        <source>Change price list</source>
        <translation>Cambiar la lista de precios</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PriceListsModel</name>
    <message>
        <location filename="../ui/pages/price_lists/price_lists_model.cpp" line="62"/>
        <source>Out of date</source>
        <translation>Desfasada</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_lists_model.cpp" line="64"/>
        <source>In use</source>
        <translation>En uso</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_lists_model.cpp" line="65"/>
        <source>To come</source>
        <translation>Próxima</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_lists_model.cpp" line="100"/>
        <source>Price list</source>
        <translation>Lista</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_lists_model.cpp" line="101"/>
        <source>From</source>
        <translation>Desde</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PriceListsPage</name>
    <message>
        <location filename="../ui/pages/price_lists/price_lists_page.cpp" line="35"/>
        <location filename="../ui/pages/price_lists/price_lists_page.cpp" line="38"/>
        <source>Price lists</source>
        <translation>Listas de precios</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_lists_page.cpp" line="40"/>
        <source>What do your flowers cost? Make a price list for each type of product and season; every event is then priced from the newest one.</source>
        <translation>¿Cuánto cuestan sus flores? Cree una lista de precios para cada tipo de producto y temporada; cada evento se calcula entonces con la más reciente.</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_lists_page.cpp" line="42"/>
        <source>Make a price list</source>
        <translation>Crear lista de precios</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_lists_page.cpp" line="44"/>
        <source>Varieties without a price</source>
        <translation>Variedades sin precio</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_lists_page.cpp" line="46"/>
        <source>Every variety on your events has a price on the list in use.</source>
        <translation>Todas las variedades de sus eventos tienen precio en la lista en uso.</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_lists_page.cpp" line="59"/>
        <source>Lists</source>
        <translation>Listas</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_lists_page.cpp" line="59"/>
        <source>Compare</source>
        <translation>Comparar</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_lists_page.cpp" line="59"/>
        <location filename="../ui/pages/price_lists/price_lists_page.cpp" line="246"/>
        <source>Without a price</source>
        <translation>Sin precio</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_lists_page.cpp" line="61"/>
        <source>New price list</source>
        <translation>Nueva lista de precios</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_lists_page.cpp" line="246"/>
        <source>Without a price (%1)</source>
        <translation>Sin precio (%1)</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/price_lists/price_lists_page.cpp" line="254"/>
        <source>%n price list(s)</source>
        <translation>
            <numerusform>%Ln lista de precios</numerusform>
            <numerusform>%Ln listas de precios</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/price_lists_page.cpp" line="255"/>
        <source>%1, %2 out of date</source>
        <translation>%1, desfasadas: %2</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/price_lists/price_lists_page.cpp" line="265"/>
        <source>%n variety(s) on events without a price on the list in use</source>
        <translation>
            <numerusform>%Ln variedad en eventos sin precio en la lista en uso</numerusform>
            <numerusform>%Ln variedades en eventos sin precio en la lista en uso</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PriceRefreshCard</name>
    <message>
        <location filename="../ui/pages/event/price_refresh_card.cpp" line="37"/>
        <source>%1 → %2 (%3)</source>
        <translation>%1 → %2 (%3)</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/price_refresh_card.cpp" line="44"/>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/price_refresh_card.cpp" line="50"/>
        <location filename="../ui/pages/event/price_refresh_card.cpp" line="154"/>
        <source>Refresh prices</source>
        <translation>Actualizar precios</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/price_refresh_card.cpp" line="52"/>
        <source>Lines with old and new unit cost</source>
        <translation>Líneas con precio unitario anterior y nuevo</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/price_refresh_card.cpp" line="52"/>
        <source>Cost of goods</source>
        <translation>Coste de compra</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/price_refresh_card.cpp" line="53"/>
        <source>Price of the event</source>
        <translation>Precio del evento</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/price_refresh_card.cpp" line="54"/>
        <source>Apply new prices</source>
        <translation>Aplicar los precios nuevos</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/price_refresh_card.cpp" line="54"/>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/price_refresh_card.cpp" line="56"/>
        <source>nothing changes until you apply it</source>
        <translation>nada cambia hasta que lo aplique</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/price_refresh_card.cpp" line="117"/>
        <source>Nothing to refresh: the pinned lists are the newest for the day of the event.</source>
        <translation>Nada que actualizar: las listas fijadas son las más recientes para el día del evento.</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/price_refresh_card.cpp" line="118"/>
        <source>Nothing to refresh: no list is pinned, so the event has the newest prices already.</source>
        <translation>Nada que actualizar: no hay ninguna lista fijada, así que el evento ya tiene los precios más recientes.</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/price_refresh_card.cpp" line="126"/>
        <source>%1 → %2</source>
        <translation>%1 → %2</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PricingForm</name>
    <message>
        <location filename="../ui/pages/event/pricing_form.cpp" line="64"/>
        <source>Markups</source>
        <translation>Multiplicadores</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/pricing_form.cpp" line="65"/>
        <source>times the cost with tax; empty takes the shop&apos;s</source>
        <translation>por el coste con impuestos; vacío, el de la tienda</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/pricing_form.cpp" line="69"/>
        <source>Uplift a unit</source>
        <translation>Suplemento por unidad</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/pricing_form.cpp" line="69"/>
        <source>Change uplift</source>
        <translation>Cambiar el suplemento</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/pricing_form.cpp" line="72"/>
        <source>added to each unit&apos;s cost, with tax</source>
        <translation>añadido al coste de cada unidad, con impuestos</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/pricing_form.cpp" line="79"/>
        <source>%1, as in the shop</source>
        <translation>%1, como en la tienda</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/pricing_form.cpp" line="87"/>
        <source>Change markup</source>
        <translation>Cambiar el multiplicador</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/pricing_form.cpp" line="100"/>
        <source>Labour</source>
        <translation>Mano de obra</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/pricing_form.cpp" line="101"/>
        <source>Share in %</source>
        <translation>Parte en %</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/pricing_form.cpp" line="102"/>
        <source>Hours</source>
        <translation>Horas</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/pricing_form.cpp" line="103"/>
        <source>Rate an hour</source>
        <translation>Tarifa por hora</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/pricing_form.cpp" line="104"/>
        <location filename="../ui/pages/event/pricing_form.cpp" line="126"/>
        <source>Fixed amount</source>
        <translation>Importe fijo</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/pricing_form.cpp" line="105"/>
        <source>a share of the lines&apos; price, and hours and amounts without tax</source>
        <translation>una parte del precio de las líneas, más horas e importes sin impuestos</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/pricing_form.cpp" line="111"/>
        <source>Change labour</source>
        <translation>Cambiar la mano de obra</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/pricing_form.cpp" line="122"/>
        <source>Travel</source>
        <translation>Desplazamiento</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/pricing_form.cpp" line="123"/>
        <location filename="../ui/pages/event/pricing_form.cpp" line="144"/>
        <source>without tax</source>
        <translation>sin impuestos</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/pricing_form.cpp" line="124"/>
        <source>Distance</source>
        <translation>Distancia</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/pricing_form.cpp" line="125"/>
        <source>Rate</source>
        <translation>Tarifa</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/pricing_form.cpp" line="132"/>
        <source>Change travel</source>
        <translation>Cambiar el desplazamiento</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/pricing_form.cpp" line="143"/>
        <location filename="../ui/pages/event/pricing_form.cpp" line="146"/>
        <source>Fees</source>
        <translation>Cargos</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/pricing_form.cpp" line="148"/>
        <source>Change fees</source>
        <translation>Cambiar los cargos</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/pricing_form.cpp" line="156"/>
        <source>Tax</source>
        <translation>Impuestos</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/pricing_form.cpp" line="159"/>
        <source>Tax group</source>
        <translation>Grupo de impuestos</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/pricing_form.cpp" line="163"/>
        <source>Change tax group</source>
        <translation>Cambiar el grupo de impuestos</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/pricing_form.cpp" line="174"/>
        <source>as in the shop</source>
        <translation>como en la tienda</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/pricing_form.cpp" line="178"/>
        <source>%1 (%2 %)</source>
        <translation>%1 (%2&#xa0;%)</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::PrintJobs</name>
    <message>
        <location filename="../ui/preview/event_print_jobs.cpp" line="24"/>
        <source>%1 - proposal</source>
        <translation>%1 - presupuesto</translation>
    </message>
    <message>
        <location filename="../ui/preview/event_print_jobs.cpp" line="25"/>
        <source>%1 - recipes</source>
        <translation>%1 - recetas</translation>
    </message>
    <message>
        <location filename="../ui/preview/event_print_jobs.cpp" line="26"/>
        <source>%1 - packing list</source>
        <translation>%1 - lista de carga</translation>
    </message>
    <message>
        <location filename="../ui/preview/event_print_jobs.cpp" line="33"/>
        <source>%1 - supplier orders</source>
        <translation>%1 - pedidos a proveedores</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/preview/event_print_jobs.cpp" line="86"/>
        <source>Supplier orders, %n events</source>
        <translation>
            <numerusform>Pedidos a proveedores, %Ln evento</numerusform>
            <numerusform>Pedidos a proveedores, %Ln eventos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ProductFilters</name>
    <message>
        <location filename="../ui/pages/products/product_filters.cpp" line="18"/>
        <source>Type</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/product_filters.cpp" line="19"/>
        <source>Category</source>
        <translation>Categoría</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/product_filters.cpp" line="21"/>
        <source>Colour</source>
        <translation>Color</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/product_filters.cpp" line="60"/>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/product_filters.cpp" line="104"/>
        <source>Supplier</source>
        <translation>Proveedor</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ProductPanel</name>
    <message>
        <location filename="../ui/pages/products/product_panel.cpp" line="22"/>
        <location filename="../ui/pages/products/product_panel.cpp" line="23"/>
        <source>Product</source>
        <translation>Producto</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/product_panel.cpp" line="24"/>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/product_panel.cpp" line="25"/>
        <source>Category</source>
        <translation>Categoría</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/product_panel.cpp" line="26"/>
        <source>Type</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/product_panel.cpp" line="28"/>
        <source>Varieties</source>
        <translation>Variedades</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/product_panel.cpp" line="29"/>
        <source>In the catalogue</source>
        <translation>En el catálogo</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/product_panel.cpp" line="33"/>
        <source>New variety</source>
        <translation>Nueva variedad</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/product_panel.cpp" line="60"/>
        <location filename="../ui/pages/products/product_panel.cpp" line="61"/>
        <source>Description</source>
        <translation>Descripción</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ProductTypesCard</name>
    <message>
        <location filename="../ui/pages/settings/product_types_card.cpp" line="25"/>
        <location filename="../ui/pages/settings/product_types_card.cpp" line="26"/>
        <source>Product types</source>
        <translation>Tipos de producto</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/product_types_card.cpp" line="26"/>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/product_types_card.cpp" line="29"/>
        <source>times the cost with tax</source>
        <translation>por el coste con impuestos</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/product_types_card.cpp" line="30"/>
        <source>Delete the chosen type</source>
        <translation>Eliminar el tipo elegido</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/product_types_card.cpp" line="60"/>
        <source>Name of a new type</source>
        <translation>Nombre del nuevo tipo</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/product_types_card.cpp" line="75"/>
        <source>Give it a name.</source>
        <translation>Indique un nombre.</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/product_types_card.cpp" line="75"/>
        <source>There is such a type already.</source>
        <translation>Este tipo ya existe.</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/product_types_card.cpp" line="81"/>
        <source>The name may have %1 characters.</source>
        <translation>El nombre puede tener %1 caracteres.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ProductTypesModel</name>
    <message>
        <location filename="../ui/pages/settings/product_types_model.cpp" line="60"/>
        <location filename="../ui/pages/settings/product_types_model.cpp" line="140"/>
        <source>hired out</source>
        <translation>alquiler</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/product_types_model.cpp" line="60"/>
        <location filename="../ui/pages/settings/product_types_model.cpp" line="140"/>
        <source>sold</source>
        <translation>venta</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/product_types_model.cpp" line="74"/>
        <source>in every shop</source>
        <translation>en todas las tiendas</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/product_types_model.cpp" line="91"/>
        <source>Type</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/product_types_model.cpp" line="92"/>
        <source>Markup</source>
        <translation>Multiplicador</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/product_types_model.cpp" line="93"/>
        <source>Is</source>
        <translation>Para</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/product_types_model.cpp" line="122"/>
        <source>Write a factor more than 0, like 2.5 for two and a half times the cost.</source>
        <translation>Escriba un factor mayor que 0, como 2,5 para dos veces y media el coste.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ProductsPage</name>
    <message>
        <location filename="../ui/pages/products/products_page.cpp" line="45"/>
        <source>Products</source>
        <translation>Productos</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/products_page.cpp" line="46"/>
        <source>Products and varieties</source>
        <translation>Productos y variedades</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/products_page.cpp" line="49"/>
        <source>What do you design with? Add flowers, materials and hire pieces here, each with its varieties, stem lengths and packs; recipes and orders are made from them.</source>
        <translation>¿Con qué trabaja? Añada aquí flores, materiales y piezas de alquiler, cada uno con sus variedades, longitudes de tallo y paquetes; de ahí salen recetas y pedidos.</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/products_page.cpp" line="51"/>
        <source>Add a product</source>
        <translation>Añadir un producto</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/products_page.cpp" line="52"/>
        <source>No product is found by this.</source>
        <translation>Ningún producto coincide.</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/products_page.cpp" line="74"/>
        <source>Search name, variety, SKU, colour…</source>
        <translation>Buscar nombre, variedad, ref., color…</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/products_page.cpp" line="76"/>
        <source>New product</source>
        <translation>Nuevo producto</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/products/products_page.cpp" line="255"/>
        <source>%n products</source>
        <translation>
            <numerusform>%Ln producto</numerusform>
            <numerusform>%Ln productos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/products/products_page.cpp" line="256"/>
        <source>%n varieties</source>
        <translation>
            <numerusform>%Ln variedad</numerusform>
            <numerusform>%Ln variedades</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ui/pages/products/products_page.cpp" line="257"/>
        <source>more than %1</source>
        <translation>más de %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/products_page.cpp" line="258"/>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::RecipeView</name>
    <message>
        <location filename="../ui/pages/event/recipe_view.cpp" line="34"/>
        <source>The recipe says what each arrangement is made of. Begin with one: a bridal bouquet, a table centre.</source>
        <translation>La receta dice de qué se compone cada arreglo. Empiece por uno: un ramo de novia, un centro de mesa.</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/recipe_view.cpp" line="36"/>
        <location filename="../ui/pages/event/recipe_view.cpp" line="200"/>
        <source>Add an arrangement</source>
        <translation>Añadir un arreglo</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/recipe_view.cpp" line="37"/>
        <location filename="../ui/pages/event/recipe_view.cpp" line="200"/>
        <source>New arrangement</source>
        <translation>Nuevo arreglo</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/recipe_view.cpp" line="49"/>
        <source>Ctrl+N</source>
        <translation>Ctrl+N</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::RefreshLinesModel</name>
    <message>
        <location filename="../ui/pages/event/refresh_lines_model.cpp" line="41"/>
        <source>no price</source>
        <translation>sin precio</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/refresh_lines_model.cpp" line="48"/>
        <source>%1 (hidden)</source>
        <translation>%1 (oculto)</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/refresh_lines_model.cpp" line="68"/>
        <source>The price list has no price for it.</source>
        <translation>La lista de precios no tiene precio para esto.</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/refresh_lines_model.cpp" line="69"/>
        <source>From %1</source>
        <translation>De %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/refresh_lines_model.cpp" line="91"/>
        <source>Flower</source>
        <translation>Flor</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/refresh_lines_model.cpp" line="92"/>
        <source>Arrangement</source>
        <translation>Arreglo</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/refresh_lines_model.cpp" line="93"/>
        <source>Units</source>
        <translation>Unidades</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/refresh_lines_model.cpp" line="94"/>
        <source>Old unit cost</source>
        <translation>Precio anterior</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/refresh_lines_model.cpp" line="95"/>
        <source>New unit cost</source>
        <translation>Precio nuevo</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/refresh_lines_model.cpp" line="96"/>
        <source>Price change</source>
        <translation>Cambio de precio</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/refresh_lines_model.cpp" line="105"/>
        <source>same</source>
        <translation>igual</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ReplacePanel</name>
    <message>
        <location filename="../ui/pages/event/replace_panel.cpp" line="64"/>
        <source>Arrangement</source>
        <translation>Arreglo</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/replace_panel.cpp" line="64"/>
        <source>Supplier</source>
        <translation>Proveedor</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/replace_panel.cpp" line="64"/>
        <source>Stems</source>
        <translation>Tallos</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/replace_panel.cpp" line="64"/>
        <location filename="../ui/pages/event/replace_panel.cpp" line="67"/>
        <source>Packs</source>
        <translation>Paquetes</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/replace_panel.cpp" line="65"/>
        <source>Price now</source>
        <translation>Precio actual</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/replace_panel.cpp" line="65"/>
        <source>New price</source>
        <translation>Precio nuevo</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/replace_panel.cpp" line="65"/>
        <source>Difference</source>
        <translation>Diferencia</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/replace_panel.cpp" line="67"/>
        <source>Lines with old and new price</source>
        <translation>Líneas con precio anterior y nuevo</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/replace_panel.cpp" line="68"/>
        <source>Cost of goods</source>
        <translation>Coste de compra</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/replace_panel.cpp" line="69"/>
        <source>Price of the event</source>
        <translation>Precio del evento</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/replace_panel.cpp" line="69"/>
        <source>Replace</source>
        <translation>Sustituir</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/replace_panel.cpp" line="71"/>
        <source>Replace in the whole event</source>
        <translation>Sustituir en todo el evento</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/replace_panel.cpp" line="78"/>
        <source>Replace %1 in the whole event</source>
        <translation>Sustituir %1 en todo el evento</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/replace_panel.cpp" line="88"/>
        <source>Close, and replace nothing</source>
        <translation>Cerrar sin sustituir nada</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/replace_panel.cpp" line="94"/>
        <source>With which flower? Type its name, like “white 50”</source>
        <translation>¿Por qué flor? Escriba su nombre, como «blanca 50»</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/replace_panel.cpp" line="95"/>
        <source>The flower that takes its place</source>
        <translation>La flor que ocupa su lugar</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/replace_panel.cpp" line="141"/>
        <source>That is the flower to be replaced. Choose another.</source>
        <translation>Esa es la flor que se va a sustituir. Elija otra.</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/event/replace_panel.cpp" line="170"/>
        <source>Replace on %n lines</source>
        <translation>
            <numerusform>Sustituir en %Ln línea</numerusform>
            <numerusform>Sustituir en %Ln líneas</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ui/pages/event/replace_panel.cpp" line="177"/>
        <source>any</source>
        <translation>cualquiera</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/replace_panel.cpp" line="180"/>
        <source>%1 instead of %2</source>
        <translation>%1 en lugar de %2</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/replace_panel.cpp" line="192"/>
        <source>no price</source>
        <translation>sin precio</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/replace_panel.cpp" line="193"/>
        <source>hidden</source>
        <translation>oculto</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/replace_panel.cpp" line="196"/>
        <location filename="../ui/pages/event/replace_panel.cpp" line="222"/>
        <source>%1 → %2</source>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/replace_panel.cpp" line="218"/>
        <source>%1 → %2 (%3)</source>
        <translation>%1 → %2 (%3)</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/replace_panel.cpp" line="231"/>
        <source>Replace %1 by %2</source>
        <translation>Sustituir %1 por %2</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::RequestLogModel</name>
    <message>
        <location filename="../ui/pages/integrations/request_log_model.cpp" line="107"/>
        <source>When</source>
        <translation>Cuándo</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/request_log_model.cpp" line="108"/>
        <source>Key</source>
        <translation>Clave</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/request_log_model.cpp" line="109"/>
        <source>Method</source>
        <translation>Método</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/request_log_model.cpp" line="110"/>
        <source>Path</source>
        <translation>Ruta</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/request_log_model.cpp" line="111"/>
        <source>Answer</source>
        <translation>Respuesta</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/request_log_model.cpp" line="112"/>
        <source>Took</source>
        <translation>Tardó</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/request_log_model.cpp" line="113"/>
        <source>Request id</source>
        <translation>ID de petición</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::RequestLogTab</name>
    <message>
        <location filename="../ui/pages/integrations/request_log_tab.cpp" line="34"/>
        <source>Requests</source>
        <translation>Peticiones</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/request_log_tab.cpp" line="36"/>
        <source>Every request that a program makes with one of this shop&apos;s keys stands here for 30 days: what it asked for, and how it was answered. Nothing was asked yet.</source>
        <translation>Cada petición que hace un programa con una clave de esta tienda queda aquí 30 días: qué pidió y qué se le respondió. Aún no se ha pedido nada.</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/request_log_tab.cpp" line="38"/>
        <source>No request is like this.</source>
        <translation>Ninguna petición coincide.</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/request_log_tab.cpp" line="61"/>
        <source>Errors only</source>
        <translation>Solo errores</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/request_log_tab.cpp" line="68"/>
        <location filename="../ui/pages/integrations/request_log_tab.cpp" line="89"/>
        <location filename="../ui/pages/integrations/request_log_tab.cpp" line="111"/>
        <source>All keys</source>
        <translation>Todas las claves</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SavedSheetDelegate</name>
    <message>
        <location filename="../ui/pages/orders/saved_sheet_delegate.cpp" line="55"/>
        <source>Draft</source>
        <translation>Borrador</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SavedSheetView</name>
    <message>
        <location filename="../ui/pages/orders/saved_sheet_view.cpp" line="21"/>
        <source>Changed since</source>
        <translation>Cambios desde entonces</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/saved_sheet_view.cpp" line="21"/>
        <source>What</source>
        <translation>Qué</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/saved_sheet_view.cpp" line="21"/>
        <source>Supplier</source>
        <translation>Proveedor</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/saved_sheet_view.cpp" line="21"/>
        <source>Cost</source>
        <translation>Coste</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/saved_sheet_view.cpp" line="22"/>
        <source>Nothing changed since this sheet was saved.</source>
        <translation>No ha cambiado nada desde que se guardó esta hoja.</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/saved_sheet_view.cpp" line="23"/>
        <source>All suppliers</source>
        <translation>Todos los proveedores</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/saved_sheet_view.cpp" line="26"/>
        <source>What the events earn</source>
        <translation>Lo que rinden los eventos</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/saved_sheet_view.cpp" line="27"/>
        <source>Event</source>
        <translation>Evento</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/saved_sheet_view.cpp" line="27"/>
        <source>Customer price</source>
        <translation>Precio al cliente</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/saved_sheet_view.cpp" line="27"/>
        <source>Cost planned</source>
        <translation>Coste previsto</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/saved_sheet_view.cpp" line="27"/>
        <source>Cost so far</source>
        <translation>Coste actual</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/saved_sheet_view.cpp" line="27"/>
        <source>Margin</source>
        <translation>Margen</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/saved_sheet_view.cpp" line="47"/>
        <source>Saved sheet</source>
        <translation>Hoja guardada</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/saved_sheet_view.cpp" line="53"/>
        <source>Saved as a draft: not every event was approved then.</source>
        <translation>Guardada como borrador: entonces no todos los eventos estaban aprobados.</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/orders/saved_sheet_view.cpp" line="97"/>
        <source>%n line(s) still due</source>
        <translation>
            <numerusform>%Ln línea pendiente</numerusform>
            <numerusform>%Ln líneas pendientes</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/saved_sheet_view.cpp" line="97"/>
        <source>everything came</source>
        <translation>llegó todo</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/saved_sheet_view.cpp" line="98"/>
        <source>Ordered %1</source>
        <translation>Pedido: %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/saved_sheet_view.cpp" line="99"/>
        <source>Received %1 with tax</source>
        <translation>Recibido: %1 con impuestos</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/saved_sheet_view.cpp" line="112"/>
        <source>what would be ordered now, against this sheet</source>
        <translation>lo que se pediría ahora, frente a esta hoja</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/saved_sheet_view.cpp" line="115"/>
        <source>with tax, over the cost of goods</source>
        <translation>con impuestos, sobre el coste de compra</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SavedSheets</name>
    <message>
        <location filename="../ui/pages/orders/saved_sheets.cpp" line="29"/>
        <source>Nothing is saved yet. Save a sheet when you send it to your suppliers: here you see then what changed since, and note what came in and what it cost.</source>
        <translation>Aún no hay nada guardado. Guarde una hoja cuando la envíe a sus proveedores: aquí verá qué ha cambiado desde entonces y anotará qué llegó y cuánto costó.</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/saved_sheets.cpp" line="50"/>
        <source>Saved sheets</source>
        <translation>Hojas guardadas</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SavedSheetsModel</name>
    <message>
        <location filename="../ui/pages/orders/saved_sheets_model.cpp" line="123"/>
        <source>not received</source>
        <translation>sin recibir</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/saved_sheets_model.cpp" line="125"/>
        <source>received</source>
        <translation>recibido</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/saved_sheets_model.cpp" line="126"/>
        <source>%1 of %2 received</source>
        <translation>%1 de %2 recibidos</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/saved_sheets_model.cpp" line="141"/>
        <source>draft</source>
        <translation>borrador</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SearchField</name>
    <message>
        <location filename="../ui/widgets/search_field.cpp" line="20"/>
        <source>Ctrl F</source>
        <translation>Ctrl F</translation>
    </message>
    <message>
        <location filename="../ui/widgets/search_field.cpp" line="40"/>
        <source>Search</source>
        <translation>Búsqueda</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SecretPanel</name>
    <message>
        <location filename="../ui/pages/integrations/secret_panel.cpp" line="27"/>
        <location filename="../ui/pages/integrations/secret_panel.cpp" line="59"/>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/secret_panel.cpp" line="27"/>
        <source>Done</source>
        <translation>Listo</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/secret_panel.cpp" line="29"/>
        <source>New key</source>
        <translation>Nueva clave</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/secret_panel.cpp" line="60"/>
        <source>Copy %1</source>
        <translation>Copiar %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/secret_panel.cpp" line="67"/>
        <source>Copied</source>
        <translation>Copiado</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SettingsPage</name>
    <message>
        <location filename="../ui/pages/settings/settings_page.cpp" line="21"/>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/settings_page.cpp" line="22"/>
        <source>Shop</source>
        <translation>Tienda</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/settings_page.cpp" line="22"/>
        <source>Prices and tax</source>
        <translation>Precios e impuestos</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/settings_page.cpp" line="22"/>
        <source>Window</source>
        <translation>Ventana</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/settings_page.cpp" line="22"/>
        <source>Database</source>
        <translation>Base de datos</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/settings_page.cpp" line="60"/>
        <source>saved as you type; Ctrl+Z takes it back</source>
        <translation>se guarda al escribir; Ctrl+Z lo deshace</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/settings_page.cpp" line="61"/>
        <source>for whoever works at this computer</source>
        <translation>para quien trabaje en este ordenador</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SheetFiles</name>
    <message>
        <location filename="../ui/pages/orders/sheet_files.cpp" line="99"/>
        <source>Save the supplier order</source>
        <translation>Guardar el pedido a proveedor</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/sheet_files.cpp" line="104"/>
        <source>CSV table (*.csv)</source>
        <translation>Tabla CSV (*.csv)</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/sheet_files.cpp" line="104"/>
        <source>Excel workbook (*.xlsx)</source>
        <translation>Libro de Excel (*.xlsx)</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/sheet_files.cpp" line="128"/>
        <source>%1 was not saved. %2</source>
        <translation>%1 no se ha guardado. %2</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/sheet_files.cpp" line="130"/>
        <source>%1 was not saved: %2. Nothing is lost; choose another place.</source>
        <translation>%1 no se ha guardado: %2. No se ha perdido nada; elija otro lugar.</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/sheet_files.cpp" line="133"/>
        <source>Saved %1</source>
        <translation>Guardado: %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/sheet_files.cpp" line="133"/>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/sheet_files.cpp" line="149"/>
        <source>Copied the order as e-mail</source>
        <translation>Pedido copiado como correo</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/sheet_files.cpp" line="149"/>
        <source>Copied the order as e-mail to %1</source>
        <translation>Pedido copiado como correo para %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/sheet_files.cpp" line="155"/>
        <source>Open in mail program</source>
        <translation>Abrir en el correo</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/sheet_files.cpp" line="157"/>
        <source>No mail program answers; the order is on the clipboard.</source>
        <translation>Ningún programa de correo responde; el pedido está en el portapapeles.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SheetView</name>
    <message>
        <location filename="../ui/pages/orders/sheet_view.cpp" line="25"/>
        <source>There is nothing to order: no visible arrangement of these events has a line that needs stems.</source>
        <translation>No hay nada que pedir: ningún arreglo visible de estos eventos tiene una línea que pedir.</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/sheet_view.cpp" line="26"/>
        <source>All suppliers</source>
        <translation>Todos los proveedores</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/sheet_view.cpp" line="46"/>
        <source>Order by supplier</source>
        <translation>Pedido por proveedor</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/orders/sheet_view.cpp" line="62"/>
        <source>%n order(s)</source>
        <translation>
            <numerusform>%Ln pedido</numerusform>
            <numerusform>%Ln pedidos</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/sheet_view.cpp" line="64"/>
        <source>Before tax %1</source>
        <translation>Sin impuestos %1</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SheetWarnings</name>
    <message>
        <location filename="../ui/pages/orders/sheet_warnings.cpp" line="25"/>
        <source>%1 and %2 more</source>
        <translation>%1 y %2 más</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/sheet_warnings.cpp" line="41"/>
        <source>Not approved yet: %1. Until then this is a draft, and printed as one.</source>
        <translation>Aún sin aprobar: %1. Hasta entonces es un borrador y se imprime como tal.</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/sheet_warnings.cpp" line="56"/>
        <source>Archived: %1. Choose another supplier for these lines, or bring this one back.</source>
        <translation>Archivado: %1. Elija otro proveedor para estas líneas o recupere este.</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/sheet_warnings.cpp" line="65"/>
        <source>Some lines name no supplier yet; they stand at the end.</source>
        <translation>Algunas líneas aún no tienen proveedor; están al final.</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/orders/sheet_warnings.cpp" line="77"/>
        <source>%n line(s) without a price: the sums are not complete.</source>
        <translation>
            <numerusform>%Ln línea sin precio: los totales no están completos.</numerusform>
            <numerusform>%Ln líneas sin precio: los totales no están completos.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ShopTab</name>
    <message>
        <location filename="../ui/pages/settings/shop_tab.cpp" line="98"/>
        <source>On documents</source>
        <translation>En los documentos</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/shop_tab.cpp" line="99"/>
        <source>for proposals and orders</source>
        <translation>para presupuestos y pedidos</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/shop_tab.cpp" line="103"/>
        <source>It may have 500 characters.</source>
        <translation>Puede tener 500 caracteres.</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/shop_tab.cpp" line="104"/>
        <source>Address</source>
        <translation>Dirección</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/shop_tab.cpp" line="104"/>
        <source>Change the shop&apos;s address</source>
        <translation>Cambiar la dirección de la tienda</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/shop_tab.cpp" line="105"/>
        <source>Phone</source>
        <translation>Teléfono</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/shop_tab.cpp" line="105"/>
        <source>Change the shop&apos;s phone</source>
        <translation>Cambiar el teléfono de la tienda</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/shop_tab.cpp" line="106"/>
        <source>E-mail</source>
        <translation>Correo</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/shop_tab.cpp" line="107"/>
        <source>Change the shop&apos;s e-mail</source>
        <translation>Cambiar el correo de la tienda</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/shop_tab.cpp" line="108"/>
        <source>Write an e-mail address, like anna@example.com.</source>
        <translation>Escriba una dirección de correo, como anna@example.com.</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/shop_tab.cpp" line="109"/>
        <source>Website</source>
        <translation>Sitio web</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/shop_tab.cpp" line="109"/>
        <source>Change the shop&apos;s website</source>
        <translation>Cambiar el sitio web de la tienda</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/shop_tab.cpp" line="110"/>
        <source>Terms of proposals</source>
        <translation>Condiciones</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/shop_tab.cpp" line="111"/>
        <source>Change the terms of proposals</source>
        <translation>Cambiar las condiciones de los presupuestos</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/shop_tab.cpp" line="112"/>
        <source>They may have 10,000 characters.</source>
        <translation>Pueden tener 10 000 caracteres.</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/shop_tab.cpp" line="134"/>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/shop_tab.cpp" line="198"/>
        <source>Country and money</source>
        <translation>País y moneda</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/shop_tab.cpp" line="200"/>
        <source>Currency</source>
        <translation>Moneda</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/shop_tab.cpp" line="200"/>
        <source>Change the currency</source>
        <translation>Cambiar la moneda</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/shop_tab.cpp" line="204"/>
        <source>Documents are laid out for Letter paper.</source>
        <translation>Los documentos se componen en papel Carta.</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/shop_tab.cpp" line="205"/>
        <source>Documents are laid out for A4 paper.</source>
        <translation>Los documentos se componen en papel A4.</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/shop_tab.cpp" line="207"/>
        <source>Time zone</source>
        <translation>Zona horaria</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/shop_tab.cpp" line="207"/>
        <source>Change the time zone</source>
        <translation>Cambiar la zona horaria</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/shop_tab.cpp" line="210"/>
        <source>Documents in</source>
        <translation>Documentos en</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/shop_tab.cpp" line="210"/>
        <source>Change the language of documents</source>
        <translation>Cambiar el idioma de los documentos</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/shop_tab.cpp" line="212"/>
        <source>Language of documents</source>
        <translation>Idioma de los documentos</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/shop_tab.cpp" line="220"/>
        <source>fill in what is usual in…</source>
        <translation>rellenar lo habitual en…</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/shop_tab.cpp" line="221"/>
        <source>Country</source>
        <translation>País</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/shop_tab.cpp" line="234"/>
        <source>Fill in what is usual in %1</source>
        <translation>Rellenar lo habitual en %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/shop_tab.cpp" line="241"/>
        <source>Choose the time zone too: this country has several.</source>
        <translation>Elija también la zona horaria: este país tiene varias.</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/shop_tab.cpp" line="248"/>
        <source>Events</source>
        <translation>Eventos</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/shop_tab.cpp" line="250"/>
        <source>Order ahead</source>
        <translation>Antelación</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/shop_tab.cpp" line="251"/>
        <source>Change how early orders are due</source>
        <translation>Cambiar la antelación de los pedidos</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/shop_tab.cpp" line="251"/>
        <source>Write a whole number of days, from 0 to 365.</source>
        <translation>Escriba un número entero de días, de 0 a 365.</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/shop_tab.cpp" line="252"/>
        <source>Days before an event on which its orders are due</source>
        <translation>Días antes de un evento en que deben hacerse sus pedidos</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/shop_tab.cpp" line="254"/>
        <source>days before an event on which its supplier orders are due</source>
        <translation>días antes de un evento en que deben hacerse sus pedidos a proveedores</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/shop_tab.cpp" line="255"/>
        <source>Keep the prices of an approved event</source>
        <translation>Fijar los precios de un evento aprobado</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/shop_tab.cpp" line="256"/>
        <source>Approval</source>
        <translation>Aprobación</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/shop_tab.cpp" line="257"/>
        <source>its price lists are fixed on approval; newer ones then change nothing</source>
        <translation>sus listas de precios se fijan al aprobarlo; otras más nuevas no cambian nada</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/shop_tab.cpp" line="270"/>
        <source>Keep prices on approval</source>
        <translation>Fijar los precios al aprobar</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/shop_tab.cpp" line="270"/>
        <source>Let prices move after approval</source>
        <translation>No fijar los precios al aprobar</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::StateDot</name>
    <message>
        <location filename="../ui/rail_entry.cpp" line="81"/>
        <source>Server is running</source>
        <translation>El servidor funciona</translation>
    </message>
    <message>
        <location filename="../ui/rail_entry.cpp" line="81"/>
        <source>Server is not running</source>
        <translation>El servidor está parado</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::StatusButton</name>
    <message>
        <location filename="../ui/pages/event/status_button.cpp" line="40"/>
        <source>Status: %1</source>
        <translation>Estado: %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/status_button.cpp" line="41"/>
        <source>Change the status</source>
        <translation>Cambiar el estado</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SummaryPanel</name>
    <message>
        <location filename="../ui/pages/event/summary_panel.cpp" line="29"/>
        <source>Summary</source>
        <translation>Resumen</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/summary_panel.cpp" line="47"/>
        <location filename="../ui/pages/event/summary_panel.cpp" line="48"/>
        <source>Customer price</source>
        <translation>Precio al cliente</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/summary_panel.cpp" line="59"/>
        <source>How it is made up</source>
        <translation>Cómo se compone</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/summary_panel.cpp" line="60"/>
        <source>Flowers and materials</source>
        <translation>Flores y materiales</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/summary_panel.cpp" line="61"/>
        <source>Hire</source>
        <translation>Alquiler</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/summary_panel.cpp" line="62"/>
        <source>Labour</source>
        <translation>Mano de obra</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/summary_panel.cpp" line="63"/>
        <source>Fees</source>
        <translation>Cargos</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/summary_panel.cpp" line="64"/>
        <source>Travel</source>
        <translation>Desplazamiento</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/summary_panel.cpp" line="69"/>
        <source>What it costs us</source>
        <translation>Lo que nos cuesta</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/summary_panel.cpp" line="70"/>
        <source>Design</source>
        <translation>Diseño</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/summary_panel.cpp" line="71"/>
        <source>Left over in packs</source>
        <translation>Sobrante en paquetes</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/summary_panel.cpp" line="72"/>
        <source>Cost of goods</source>
        <translation>Coste de compra</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/summary_panel.cpp" line="73"/>
        <source>Margin</source>
        <translation>Margen</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/summary_panel.cpp" line="74"/>
        <source>What stays of the customer price after the cost of goods</source>
        <translation>Lo que queda del precio al cliente tras el coste de compra</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/summary_panel.cpp" line="79"/>
        <source>Goods received</source>
        <translation>Mercancía recibida</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/summary_panel.cpp" line="80"/>
        <source>Paid so far</source>
        <translation>Pagado hasta ahora</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/summary_panel.cpp" line="81"/>
        <source>With tax, this event&apos;s share of what came in on its order sheets</source>
        <translation>Con impuestos, la parte de este evento en lo que llegó en sus hojas de pedido</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/summary_panel.cpp" line="82"/>
        <source>Margin on that</source>
        <translation>Margen sobre eso</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/summary_panel.cpp" line="83"/>
        <source>What stays of the customer price after what was paid</source>
        <translation>Lo que queda del precio al cliente tras lo pagado</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/summary_panel.cpp" line="88"/>
        <source>Palette</source>
        <translation>Paleta</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/summary_panel.cpp" line="94"/>
        <source>Next</source>
        <translation>A continuación</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/summary_panel.cpp" line="95"/>
        <source>Order by</source>
        <translation>Pedir antes del</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/summary_panel.cpp" line="96"/>
        <source>Price lists</source>
        <translation>Listas de precios</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/summary_panel.cpp" line="137"/>
        <source>No budget agreed. %1 without tax.</source>
        <translation>Sin presupuesto acordado. %1 sin impuestos.</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/summary_panel.cpp" line="145"/>
        <source>%1 over the budget of %2. Without tax it is %3.</source>
        <translation>%1 por encima del presupuesto de %2. Sin impuestos son %3.</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/summary_panel.cpp" line="147"/>
        <source>%1 of the budget of %2 left. Without tax it is %3.</source>
        <translation>Quedan %1 del presupuesto de %2. Sin impuestos son %3.</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/summary_panel.cpp" line="168"/>
        <source>%1 %</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/summary_panel.cpp" line="211"/>
        <source>no date yet</source>
        <translation>aún sin fecha</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/summary_panel.cpp" line="227"/>
        <source>kept</source>
        <translation>fijada</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/summary_panel.cpp" line="227"/>
        <source>newest</source>
        <translation>más reciente</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/summary_panel.cpp" line="228"/>
        <source>These prices stay, whatever newer lists say.</source>
        <translation>Estos precios se quedan, digan lo que digan listas más nuevas.</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/summary_panel.cpp" line="229"/>
        <source>The newest list of its type on the day of the event.</source>
        <translation>La lista más reciente de su tipo el día del evento.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SuppliedList</name>
    <message>
        <location filename="../ui/pages/suppliers/supplier_use.cpp" line="102"/>
        <source>no price</source>
        <translation>sin precio</translation>
    </message>
    <message>
        <location filename="../ui/pages/suppliers/supplier_use.cpp" line="107"/>
        <source>and others, on the page Products</source>
        <translation>y otras, en la página Productos</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SupplierOrderCard</name>
    <message>
        <location filename="../ui/pages/orders/supplier_order_card.cpp" line="33"/>
        <source>Lines to order</source>
        <translation>Líneas que pedir</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/supplier_order_card.cpp" line="34"/>
        <source>Archived</source>
        <translation>Archivado</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/supplier_order_card.cpp" line="57"/>
        <source>Copy as e-mail</source>
        <translation>Copiar como correo</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/supplier_order_card.cpp" line="114"/>
        <source>No supplier</source>
        <translation>Sin proveedor</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/orders/supplier_order_card.cpp" line="115"/>
        <source>%n line(s)</source>
        <translation>
            <numerusform>%Ln línea</numerusform>
            <numerusform>%Ln líneas</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/supplier_order_card.cpp" line="120"/>
        <source>Lines to order from %1</source>
        <translation>Líneas que pedir a %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/supplier_order_card.cpp" line="120"/>
        <source>nobody yet</source>
        <translation>nadie todavía</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/supplier_order_card.cpp" line="122"/>
        <source>Before tax %1</source>
        <translation>Sin impuestos %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/supplier_order_card.cpp" line="123"/>
        <source>With tax %1</source>
        <translation>Con impuestos %1</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SupplierPanel</name>
    <message>
        <location filename="../ui/pages/suppliers/supplier_panel.cpp" line="48"/>
        <location filename="../ui/pages/suppliers/supplier_panel.cpp" line="128"/>
        <source>Supplier</source>
        <translation>Proveedor</translation>
    </message>
    <message>
        <location filename="../ui/pages/suppliers/supplier_panel.cpp" line="49"/>
        <source>Contact</source>
        <translation>Contacto</translation>
    </message>
    <message>
        <location filename="../ui/pages/suppliers/supplier_panel.cpp" line="56"/>
        <source>Open orders</source>
        <translation>Pedidos pendientes</translation>
    </message>
    <message>
        <location filename="../ui/pages/suppliers/supplier_panel.cpp" line="60"/>
        <source>Catalogue</source>
        <translation>Catálogo</translation>
    </message>
    <message>
        <location filename="../ui/pages/suppliers/supplier_panel.cpp" line="61"/>
        <source>Comes from them</source>
        <translation>Viene de ellos</translation>
    </message>
    <message>
        <location filename="../ui/pages/suppliers/supplier_panel.cpp" line="128"/>
        <source>Archived supplier</source>
        <translation>Proveedor archivado</translation>
    </message>
    <message>
        <location filename="../ui/pages/suppliers/supplier_panel.cpp" line="129"/>
        <source>Bring back</source>
        <translation>Recuperar</translation>
    </message>
    <message>
        <location filename="../ui/pages/suppliers/supplier_panel.cpp" line="129"/>
        <source>Archive</source>
        <translation>Archivar</translation>
    </message>
    <message>
        <location filename="../ui/pages/suppliers/supplier_panel.cpp" line="130"/>
        <source>Bring %1 back</source>
        <translation>Recuperar %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/suppliers/supplier_panel.cpp" line="131"/>
        <source>Archive %1</source>
        <translation>Archivar %1</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/suppliers/supplier_panel.cpp" line="149"/>
        <source>%n varieties</source>
        <translation>
            <numerusform>%Ln variedad</numerusform>
            <numerusform>%Ln variedades</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ui/pages/suppliers/supplier_panel.cpp" line="150"/>
        <source>more than %1</source>
        <translation>más de %1</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SuppliersModel</name>
    <message>
        <location filename="../ui/pages/suppliers/suppliers_model.cpp" line="132"/>
        <source>Archived</source>
        <translation>Archivado</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::SuppliersPage</name>
    <message>
        <location filename="../ui/pages/suppliers/suppliers_page.cpp" line="47"/>
        <location filename="../ui/pages/suppliers/suppliers_page.cpp" line="49"/>
        <source>Suppliers</source>
        <translation>Proveedores</translation>
    </message>
    <message>
        <location filename="../ui/pages/suppliers/suppliers_page.cpp" line="51"/>
        <source>Whom do you buy from? Add your growers and wholesalers here; every flower in the catalogue can then name its suppliers, and orders go out to them.</source>
        <translation>¿A quién compra? Añada aquí sus productores y mayoristas; cada flor del catálogo podrá nombrar a sus proveedores, y los pedidos irán a ellos.</translation>
    </message>
    <message>
        <location filename="../ui/pages/suppliers/suppliers_page.cpp" line="53"/>
        <source>Add a supplier</source>
        <translation>Añadir un proveedor</translation>
    </message>
    <message>
        <location filename="../ui/pages/suppliers/suppliers_page.cpp" line="54"/>
        <source>No supplier is found by this.</source>
        <translation>Ningún proveedor coincide.</translation>
    </message>
    <message>
        <location filename="../ui/pages/suppliers/suppliers_page.cpp" line="75"/>
        <source>Search name, e-mail, phone, notes…</source>
        <translation>Nombre, correo, teléfono, notas…</translation>
    </message>
    <message>
        <location filename="../ui/pages/suppliers/suppliers_page.cpp" line="76"/>
        <source>New supplier</source>
        <translation>Nuevo proveedor</translation>
    </message>
    <message>
        <location filename="../ui/pages/suppliers/suppliers_page.cpp" line="87"/>
        <source>Active</source>
        <translation>Activos</translation>
    </message>
    <message>
        <location filename="../ui/pages/suppliers/suppliers_page.cpp" line="87"/>
        <source>Archived</source>
        <translation>Archivados</translation>
    </message>
    <message>
        <location filename="../ui/pages/suppliers/suppliers_page.cpp" line="87"/>
        <source>All</source>
        <translation>Todos</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/suppliers/suppliers_page.cpp" line="223"/>
        <source>more than %n suppliers</source>
        <translation>
            <numerusform>más de %Ln proveedor</numerusform>
            <numerusform>más de %Ln proveedores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/suppliers/suppliers_page.cpp" line="224"/>
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
        <location filename="../ui/widgets/tab_strip.cpp" line="25"/>
        <source>Parts of this page</source>
        <translation>Partes de esta página</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::TaxGroupsCard</name>
    <message>
        <location filename="../ui/pages/settings/tax_groups_card.cpp" line="42"/>
        <location filename="../ui/pages/settings/tax_groups_card.cpp" line="43"/>
        <source>Tax groups</source>
        <translation>Grupos de impuestos</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/tax_groups_card.cpp" line="43"/>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/tax_groups_card.cpp" line="46"/>
        <source>on labour, fees and travel</source>
        <translation>sobre mano de obra, cargos y desplazamiento</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/tax_groups_card.cpp" line="47"/>
        <source>Delete the chosen tax group</source>
        <translation>Eliminar el grupo de impuestos elegido</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/tax_groups_card.cpp" line="79"/>
        <source>Name of a new tax group</source>
        <translation>Nombre del nuevo grupo de impuestos</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/tax_groups_card.cpp" line="80"/>
        <source>Rate in %</source>
        <translation>Tipo en %</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/tax_groups_card.cpp" line="88"/>
        <source>Usual</source>
        <translation>Habitual</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/tax_groups_card.cpp" line="89"/>
        <source>Usual tax group</source>
        <translation>Grupo de impuestos habitual</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/tax_groups_card.cpp" line="90"/>
        <location filename="../ui/pages/settings/tax_groups_card.cpp" line="124"/>
        <source>for every event that names no other</source>
        <translation>para cada evento que no indique otro</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/tax_groups_card.cpp" line="104"/>
        <source>none: no tax on them</source>
        <translation>ninguno: sin impuestos</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/tax_groups_card.cpp" line="119"/>
        <source>Change the usual tax group</source>
        <translation>Cambiar el grupo de impuestos habitual</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/tax_groups_card.cpp" line="136"/>
        <source>Give it a name.</source>
        <translation>Indique un nombre.</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/tax_groups_card.cpp" line="140"/>
        <source>Write the rate in per cent, from 0 to 100.</source>
        <translation>Escriba el tipo en porcentaje, de 0 a 100.</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/tax_groups_card.cpp" line="167"/>
        <source>%1 is the usual one; choose another as that first.</source>
        <translation>%1 es el habitual; elija antes otro en su lugar.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::TaxGroupsModel</name>
    <message numerus="yes">
        <location filename="../ui/pages/settings/tax_groups_card.cpp" line="67"/>
        <location filename="../ui/pages/settings/tax_groups_model.cpp" line="75"/>
        <source>%n event(s)</source>
        <translation>
            <numerusform>%Ln evento</numerusform>
            <numerusform>%Ln eventos</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/tax_groups_card.cpp" line="68"/>
        <location filename="../ui/pages/settings/tax_groups_model.cpp" line="89"/>
        <source>usual</source>
        <translation>habitual</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/tax_groups_model.cpp" line="38"/>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/tax_groups_model.cpp" line="107"/>
        <source>Tax group</source>
        <translation>Grupo de impuestos</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/tax_groups_model.cpp" line="108"/>
        <source>Rate</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/tax_groups_model.cpp" line="109"/>
        <source>Named by</source>
        <translation>Usado en</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/tax_groups_model.cpp" line="140"/>
        <source>Write the rate in per cent, from 0 to 100.</source>
        <translation>Escriba el tipo en porcentaje, de 0 a 100.</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/tax_groups_model.cpp" line="150"/>
        <source>Rename %1</source>
        <translation>Cambiar el nombre de %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/tax_groups_model.cpp" line="150"/>
        <source>Change the rate of %1</source>
        <translation>Cambiar el tipo de %1</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::TemplatePicker</name>
    <message>
        <location filename="../ui/pages/events/template_picker.cpp" line="32"/>
        <source>Templates</source>
        <translation>Plantillas</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/template_picker.cpp" line="33"/>
        <source>Manage templates</source>
        <translation>Gestionar plantillas</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/template_picker.cpp" line="36"/>
        <source>New event from a template</source>
        <translation>Nuevo evento desde una plantilla</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/template_picker.cpp" line="38"/>
        <source>Search templates…</source>
        <translation>Buscar plantillas…</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/template_picker.cpp" line="39"/>
        <source>Search templates</source>
        <translation>Buscar plantillas</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/template_picker.cpp" line="97"/>
        <source>No template is called like this.</source>
        <translation>Ninguna plantilla se llama así.</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/template_picker.cpp" line="98"/>
        <source>There are no templates yet. Choose “Save as template” in the menu of an event whose recipe you will want again.</source>
        <translation>Aún no hay plantillas. Elija «Guardar como plantilla» en el menú de un evento cuya receta quiera volver a usar.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::TemplateWords</name>
    <message>
        <location filename="../ui/pages/events/template_words.cpp" line="26"/>
        <source>%1 × %2 (%3)</source>
        <comment>quantity, flower, group of the event</comment>
        <translation>%1 × %2 (%3)</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::TemplatesModel</name>
    <message numerus="yes">
        <location filename="../ui/pages/events/templates_model.cpp" line="99"/>
        <source>%n lines</source>
        <translation>
            <numerusform>%Ln línea</numerusform>
            <numerusform>%Ln líneas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/events/templates_model.cpp" line="100"/>
        <source>%1, %n gone</source>
        <translation>
            <numerusform>%1, %Ln ya no está</numerusform>
            <numerusform>%1, %Ln ya no están</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ui/pages/events/templates_model.cpp" line="112"/>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/templates_model.cpp" line="133"/>
        <source>Rename %1</source>
        <translation>Cambiar el nombre de %1</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::TemplatesPanel</name>
    <message>
        <location filename="../ui/pages/events/templates_panel.cpp" line="32"/>
        <location filename="../ui/pages/events/templates_panel.cpp" line="63"/>
        <source>Templates</source>
        <translation>Plantillas</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/templates_panel.cpp" line="33"/>
        <source>A template keeps an event&apos;s recipe for the next one. Choose “Save as template” in the menu of an event.</source>
        <translation>Una plantilla guarda la receta de un evento para el próximo. Elija «Guardar como plantilla» en el menú de un evento.</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/templates_panel.cpp" line="64"/>
        <source>Close the templates</source>
        <translation>Cerrar las plantillas</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/templates_panel.cpp" line="87"/>
        <source>New event</source>
        <translation>Nuevo evento</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/templates_panel.cpp" line="88"/>
        <source>New event from this template</source>
        <translation>Nuevo evento desde esta plantilla</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/templates_panel.cpp" line="89"/>
        <source>Rename</source>
        <translation>Cambiar el nombre</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/templates_panel.cpp" line="90"/>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/templates_panel.cpp" line="157"/>
        <source>No longer in the catalogue, and left out of new events: %1.</source>
        <translation>Ya no están en el catálogo y se omiten en los eventos nuevos: %1.</translation>
    </message>
    <message>
        <location filename="../ui/pages/events/templates_panel.cpp" line="168"/>
        <source>Delete template %1</source>
        <translation>Eliminar la plantilla %1</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/events/templates_panel.cpp" line="169"/>
        <source>Deleted the template %1 with %n lines</source>
        <translation>
            <numerusform>Eliminada la plantilla %1 con %Ln línea</numerusform>
            <numerusform>Eliminada la plantilla %1 con %Ln líneas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::Toast</name>
    <message>
        <location filename="../ui/widgets/toast.cpp" line="25"/>
        <source>Close this note</source>
        <translation>Cerrar este aviso</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::TodayPage</name>
    <message>
        <location filename="../ui/pages/today/today_page.cpp" line="77"/>
        <source>Today</source>
        <translation>Hoy</translation>
    </message>
    <message>
        <location filename="../ui/pages/today/today_page.cpp" line="79"/>
        <source>Events of the next four weeks</source>
        <translation>Eventos de las próximas cuatro semanas</translation>
    </message>
    <message>
        <location filename="../ui/pages/today/today_page.cpp" line="80"/>
        <source>To order</source>
        <translation>A pedir</translation>
    </message>
    <message>
        <location filename="../ui/pages/today/today_page.cpp" line="81"/>
        <source>No event is planned for the next four weeks.</source>
        <translation>No hay ningún evento previsto en las próximas cuatro semanas.</translation>
    </message>
    <message>
        <location filename="../ui/pages/today/today_page.cpp" line="81"/>
        <location filename="../ui/pages/today/today_page.cpp" line="105"/>
        <location filename="../ui/pages/today/today_page.cpp" line="244"/>
        <source>New event</source>
        <translation>Nuevo evento</translation>
    </message>
    <message>
        <location filename="../ui/pages/today/today_page.cpp" line="82"/>
        <source>Nothing has to be ordered in the next two weeks.</source>
        <translation>No hay que pedir nada en las próximas dos semanas.</translation>
    </message>
    <message>
        <location filename="../ui/pages/today/today_page.cpp" line="83"/>
        <source>Order by</source>
        <translation>Pedir antes del</translation>
    </message>
    <message>
        <location filename="../ui/pages/today/today_page.cpp" line="106"/>
        <source>Ctrl+N</source>
        <translation>Ctrl+N</translation>
    </message>
    <message>
        <location filename="../ui/pages/today/today_page.cpp" line="130"/>
        <source>Coming</source>
        <translation>Próximos</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/today/today_page.cpp" line="217"/>
        <source>more than %n events in the next four weeks</source>
        <translation>
            <numerusform>más de %Ln evento en las próximas cuatro semanas</numerusform>
            <numerusform>más de %Ln eventos en las próximas cuatro semanas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/today/today_page.cpp" line="218"/>
        <source>%n events in the next four weeks</source>
        <translation>
            <numerusform>%Ln evento en las próximas cuatro semanas</numerusform>
            <numerusform>%Ln eventos en las próximas cuatro semanas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/today/today_page.cpp" line="225"/>
        <source>%n late</source>
        <translation>
            <numerusform>%Ln atrasado</numerusform>
            <numerusform>%Ln atrasados</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ui/pages/today/today_page.cpp" line="236"/>
        <source>Order for this event</source>
        <translation>Pedir para este evento</translation>
    </message>
    <message>
        <location filename="../ui/pages/today/today_page.cpp" line="237"/>
        <source>Open the event</source>
        <translation>Abrir el evento</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::UnknownRows</name>
    <message>
        <location filename="../ui/pages/event/unknown_rows.cpp" line="24"/>
        <source>Which flowers are these? Choose one for each row, or leave it out.</source>
        <translation>¿Qué flores son estas? Elija una para cada fila u omítala.</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/unknown_rows.cpp" line="27"/>
        <source>Leave all out</source>
        <translation>Omitir todas</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/unknown_rows.cpp" line="60"/>
        <source>Flower for the row “%1”</source>
        <translation>Flor para la fila «%1»</translation>
    </message>
    <message>
        <location filename="../ui/pages/event/unknown_rows.cpp" line="61"/>
        <source>Leave “%1” out</source>
        <translation>Omitir «%1»</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::UnpricedModel</name>
    <message>
        <location filename="../ui/pages/price_lists/unpriced_model.cpp" line="101"/>
        <source>no list of this type yet</source>
        <translation>aún no hay lista de este tipo</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/unpriced_model.cpp" line="103"/>
        <source>type a price</source>
        <translation>escriba un precio</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/unpriced_model.cpp" line="140"/>
        <source>Variety</source>
        <translation>Variedad</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/unpriced_model.cpp" line="141"/>
        <source>Type</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/unpriced_model.cpp" line="142"/>
        <source>Price list in use</source>
        <translation>Lista en uso</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/unpriced_model.cpp" line="143"/>
        <source>Unit cost</source>
        <translation>Precio un.</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/unpriced_model.cpp" line="167"/>
        <source>“%1” is no price.</source>
        <translation>«%1» no es un precio.</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/unpriced_model.cpp" line="173"/>
        <source>Add price of %1</source>
        <translation>Añadir el precio de %1</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::UpkeepCard</name>
    <message>
        <location filename="../ui/pages/today/upkeep_card.cpp" line="26"/>
        <source>To look after</source>
        <translation>Por atender</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/today/upkeep_card.cpp" line="60"/>
        <source>%1: the newest prices are %n days old.</source>
        <translation>
            <numerusform>%1: los precios más recientes tienen %Ln día.</numerusform>
            <numerusform>%1: los precios más recientes tienen %Ln días.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ui/pages/today/upkeep_card.cpp" line="61"/>
        <source>%1: prices are good until %2.</source>
        <translation>%1: los precios valen hasta el %2.</translation>
    </message>
    <message>
        <location filename="../ui/pages/today/upkeep_card.cpp" line="62"/>
        <source>Prices</source>
        <translation>Precios</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/today/upkeep_card.cpp" line="70"/>
        <source>%n messages to other programs did not arrive this week.</source>
        <translation>
            <numerusform>%Ln mensaje a otros programas no llegó esta semana.</numerusform>
            <numerusform>%Ln mensajes a otros programas no llegaron esta semana.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ui/pages/today/upkeep_card.cpp" line="71"/>
        <source>Webhooks</source>
        <translation>Webhooks</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::UsesList</name>
    <message>
        <location filename="../ui/pages/products/uses_list.cpp" line="18"/>
        <source>Where it is used</source>
        <translation>Dónde se usa</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/uses_list.cpp" line="37"/>
        <source>On no event yet.</source>
        <translation>Aún en ningún evento.</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/uses_list.cpp" line="39"/>
        <source>and on earlier events</source>
        <translation>y en eventos anteriores</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/uses_list.cpp" line="50"/>
        <source>Open %1</source>
        <translation>Abrir %1</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::VariantField</name>
    <message>
        <location filename="../ui/pages/price_lists/variant_field.cpp" line="96"/>
        <source>Add a price: type a variety, like “quick 50”</source>
        <translation>Añadir un precio: escriba una variedad, como «quick 50»</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/variant_field.cpp" line="97"/>
        <source>Add a price</source>
        <translation>Añadir un precio</translation>
    </message>
    <message>
        <location filename="../ui/pages/price_lists/variant_field.cpp" line="114"/>
        <location filename="../ui/pages/price_lists/variant_field.cpp" line="115"/>
        <source>Matches</source>
        <translation>Coincidencias</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::VariantPanel</name>
    <message>
        <location filename="../ui/pages/products/variant_panel.cpp" line="36"/>
        <location filename="../ui/pages/products/variant_panel.cpp" line="37"/>
        <source>Variety</source>
        <translation>Variedad</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/variant_panel.cpp" line="39"/>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/variant_panel.cpp" line="42"/>
        <source>Stem length</source>
        <translation>Longitud del tallo</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/variant_panel.cpp" line="44"/>
        <location filename="../ui/pages/products/variant_panel.cpp" line="135"/>
        <source>%1 cm</source>
        <translation>%1 cm</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/variant_panel.cpp" line="52"/>
        <source>Units per pack</source>
        <translation>Unidades por paquete</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/variant_panel.cpp" line="58"/>
        <source>Colours</source>
        <translation>Colores</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/variant_panel.cpp" line="62"/>
        <source>SKU</source>
        <translation>Referencia</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/variant_panel.cpp" line="69"/>
        <source>Suppliers</source>
        <translation>Proveedores</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/variant_panel.cpp" line="95"/>
        <location filename="../ui/pages/products/variant_panel.cpp" line="96"/>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
    <message>
        <location filename="../ui/pages/products/variant_panel.cpp" line="149"/>
        <source>%1 stems</source>
        <translation>%1 tallos</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::ViewSwitch</name>
    <message>
        <location filename="../ui/widgets/view_switch.cpp" line="33"/>
        <source>View</source>
        <translation>Vista</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::VocabularyEdits</name>
    <message>
        <location filename="../ui/pages/colours/vocabulary_edits.cpp" line="72"/>
        <source>Rename colour %1</source>
        <translation>Cambiar el nombre del color %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/colours/vocabulary_edits.cpp" line="72"/>
        <source>Change colour %1</source>
        <translation>Cambiar el color %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/colours/vocabulary_edits.cpp" line="81"/>
        <source>Rename category %1</source>
        <translation>Cambiar el nombre de la categoría %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/colours/vocabulary_edits.cpp" line="89"/>
        <source>Add colour %1</source>
        <translation>Añadir el color %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/colours/vocabulary_edits.cpp" line="94"/>
        <source>Add category %1</source>
        <translation>Añadir la categoría %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/colours/vocabulary_edits.cpp" line="100"/>
        <source>Delete colour %1</source>
        <translation>Eliminar el color %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/colours/vocabulary_edits.cpp" line="109"/>
        <source>Delete category %1</source>
        <translation>Eliminar la categoría %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/colours/vocabulary_edits.cpp" line="117"/>
        <source>Deleted %1.</source>
        <translation>Eliminado: %1.</translation>
    </message>
    <message>
        <location filename="../ui/pages/colours/vocabulary_edits.cpp" line="118"/>
        <source>Deleted %1. It still stands on %2.</source>
        <translation>Eliminado: %1. Sigue en %2.</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::WebhookPanel</name>
    <message>
        <location filename="../ui/pages/integrations/webhook_panel.cpp" line="34"/>
        <location filename="../ui/pages/integrations/webhook_panel.cpp" line="95"/>
        <source>Webhook</source>
        <translation>Webhook</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/webhook_panel.cpp" line="37"/>
        <source>Where to</source>
        <translation>Adónde</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/webhook_panel.cpp" line="39"/>
        <source>Address</source>
        <translation>Dirección</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/webhook_panel.cpp" line="42"/>
        <source>What it tells of</source>
        <translation>De qué avisa</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/webhook_panel.cpp" line="47"/>
        <source>Use</source>
        <translation>Uso</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/webhook_panel.cpp" line="48"/>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/webhook_panel.cpp" line="49"/>
        <source>Last delivery</source>
        <translation>Última entrega</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/webhook_panel.cpp" line="50"/>
        <source>Created</source>
        <translation>Creación</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/webhook_panel.cpp" line="64"/>
        <source>Delete…</source>
        <translation>Eliminar…</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/webhook_panel.cpp" line="105"/>
        <source>nothing yet</source>
        <translation>nada aún</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/webhook_panel.cpp" line="107"/>
        <source>Resume</source>
        <translation>Reanudar</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/webhook_panel.cpp" line="107"/>
        <source>Pause</source>
        <translation>Pausar</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/webhook_panel.cpp" line="108"/>
        <source>Sends what was held back, then what is new</source>
        <translation>Envía lo retenido y después lo nuevo</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/webhook_panel.cpp" line="109"/>
        <source>Deliveries are held back until you resume it</source>
        <translation>Las entregas se retienen hasta que lo reanude</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/integrations/webhook_panel.cpp" line="115"/>
        <source>%n delivery(s) in a row failed. Choose one below to see why, and send it again once the other side works.</source>
        <translation>
            <numerusform>Ha fallado %Ln entrega. Elíjala abajo para ver por qué y envíela de nuevo cuando el otro lado funcione.</numerusform>
            <numerusform>Han fallado %Ln entregas seguidas. Elija una abajo para ver por qué y envíela de nuevo cuando el otro lado funcione.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/webhook_panel.cpp" line="126"/>
        <source>Looking at the address…</source>
        <translation>Comprobando la dirección…</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/webhook_panel.cpp" line="143"/>
        <source>Change address of webhook %1</source>
        <translation>Cambiar la dirección del webhook %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/webhook_panel.cpp" line="168"/>
        <source>Change what webhook %1 tells of</source>
        <translation>Cambiar de qué avisa el webhook %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/webhook_panel.cpp" line="182"/>
        <source>Pause webhook %1</source>
        <translation>Pausar el webhook %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/webhook_panel.cpp" line="182"/>
        <source>Resume webhook %1</source>
        <translation>Reanudar el webhook %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/webhook_panel.cpp" line="190"/>
        <source>Its secret and the log of its deliveries go with it, and what was not sent yet is never sent. This cannot be undone.</source>
        <translation>Su secreto y el registro de sus entregas se van con él, y lo que aún no se ha enviado no se enviará nunca. No se puede deshacer.</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/webhook_panel.cpp" line="192"/>
        <source>Delete webhook</source>
        <translation>Eliminar el webhook</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/webhook_panel.cpp" line="192"/>
        <source>Keep it</source>
        <translation>Conservar</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/webhook_panel.cpp" line="199"/>
        <source>Delete webhook %1</source>
        <translation>Eliminar el webhook %1</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::WebhooksModel</name>
    <message>
        <location filename="../ui/pages/integrations/webhooks_model.cpp" line="54"/>
        <source>nothing yet</source>
        <translation>nada aún</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/webhooks_model.cpp" line="83"/>
        <source>Address</source>
        <translation>Dirección</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/webhooks_model.cpp" line="84"/>
        <source>Tells of</source>
        <translation>Avisa de</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/webhooks_model.cpp" line="85"/>
        <source>Last delivery</source>
        <translation>Última entrega</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/webhooks_model.cpp" line="86"/>
        <source>State</source>
        <translation>Estado</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::WebhooksTab</name>
    <message>
        <location filename="../ui/pages/integrations/webhooks_tab.cpp" line="39"/>
        <source>Webhooks</source>
        <translation>Webhooks</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/webhooks_tab.cpp" line="40"/>
        <source>Deliveries</source>
        <translation>Entregas</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/webhooks_tab.cpp" line="42"/>
        <source>A webhook tells another program at once when an event is new or was changed, so that it need not ask again and again: a calendar, an invoice, a message to the team.</source>
        <translation>Un webhook avisa enseguida a otro programa cuando un evento es nuevo o ha cambiado, para que no tenga que preguntar una y otra vez: un calendario, una factura, un mensaje al equipo.</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/webhooks_tab.cpp" line="44"/>
        <source>Create a webhook</source>
        <translation>Crear un webhook</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/webhooks_tab.cpp" line="46"/>
        <source>Nothing was sent yet. The next event that is new or changed is the first.</source>
        <translation>Aún no se ha enviado nada. El próximo evento nuevo o cambiado será el primero.</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/webhooks_tab.cpp" line="134"/>
        <source>Secret of the new webhook</source>
        <translation>Secreto del nuevo webhook</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/webhooks_tab.cpp" line="136"/>
        <source>the secret</source>
        <translation>el secreto</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/webhooks_tab.cpp" line="137"/>
        <source>This secret is shown only now. Copy it into the program that is told: with it, it knows that a message comes from you.</source>
        <translation>Este secreto solo se muestra ahora. Cópielo en el programa avisado: con él sabe que un mensaje viene de usted.</translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/webhooks_tab.cpp" line="192"/>
        <source>Sent to %1</source>
        <translation>Enviado a %1</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/integrations/webhooks_tab.cpp" line="225"/>
        <source>%n webhook(s)</source>
        <translation>
            <numerusform>%Ln webhook</numerusform>
            <numerusform>%Ln webhooks</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ui/pages/integrations/webhooks_tab.cpp" line="226"/>
        <source>%1, %2 failing</source>
        <translation>%1, %2 con fallos</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::WeekField</name>
    <message>
        <location filename="../ui/pages/orders/week_field.cpp" line="17"/>
        <source>This week</source>
        <translation>Esta semana</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/week_field.cpp" line="19"/>
        <source>Previous week</source>
        <translation>Semana anterior</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/week_field.cpp" line="20"/>
        <source>Next week</source>
        <translation>Semana próxima</translation>
    </message>
    <message>
        <location filename="../ui/pages/orders/week_field.cpp" line="45"/>
        <source>%1 to %2</source>
        <translation>%1 al %2</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::WindowTab</name>
    <message>
        <location filename="../ui/pages/settings/window_tab.cpp" line="26"/>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/window_tab.cpp" line="29"/>
        <source>as the system</source>
        <translation>como el sistema</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/window_tab.cpp" line="33"/>
        <source>Window in</source>
        <translation>Ventana en</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/window_tab.cpp" line="34"/>
        <source>Language of the window</source>
        <translation>Idioma de la ventana</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/window_tab.cpp" line="35"/>
        <source>Documents have a language of their own, under Shop.</source>
        <translation>Los documentos tienen su propio idioma, en Tienda.</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/window_tab.cpp" line="48"/>
        <source>Appearance</source>
        <translation>Aspecto</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/window_tab.cpp" line="51"/>
        <source>As the system</source>
        <translation>Como el sistema</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/window_tab.cpp" line="52"/>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <location filename="../ui/pages/settings/window_tab.cpp" line="53"/>
        <source>Dark</source>
        <translation>Oscuro</translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::WordsCard</name>
    <message>
        <location filename="../ui/pages/colours/words_card.cpp" line="18"/>
        <source>Colours</source>
        <translation>Colores</translation>
    </message>
    <message>
        <location filename="../ui/pages/colours/words_card.cpp" line="18"/>
        <source>Categories</source>
        <translation>Categorías</translation>
    </message>
    <message>
        <location filename="../ui/pages/colours/words_card.cpp" line="55"/>
        <source>Rename</source>
        <translation>Cambiar el nombre</translation>
    </message>
    <message>
        <location filename="../ui/pages/colours/words_card.cpp" line="56"/>
        <source>F2; the new name appears wherever the word is in use</source>
        <translation>F2; el nombre nuevo aparece allí donde se usa la palabra</translation>
    </message>
    <message>
        <location filename="../ui/pages/colours/words_card.cpp" line="64"/>
        <source>Pick a colour…</source>
        <translation>Elegir un color…</translation>
    </message>
    <message>
        <location filename="../ui/pages/colours/words_card.cpp" line="68"/>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <location filename="../ui/pages/colours/words_card.cpp" line="69"/>
        <source>Del</source>
        <translation>Supr</translation>
    </message>
    <message>
        <location filename="../ui/pages/colours/words_card.cpp" line="151"/>
        <source>Presets only; add your own</source>
        <translation>Solo de serie; añada lo suyo</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/pages/colours/words_card.cpp" line="151"/>
        <source>%n of your own</source>
        <translation>
            <numerusform>%Ln de la tienda</numerusform>
            <numerusform>%Ln de la tienda</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemdesk::ui::WordsModel</name>
    <message>
        <location filename="../ui/pages/colours/words_model.h" line="105"/>
        <source>Preset</source>
        <translation>De serie</translation>
    </message>
</context>
</TS>
