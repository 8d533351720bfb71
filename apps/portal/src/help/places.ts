import type { HelpTexts } from './texts.ts';

/** Help for rooms, locations, cameras, recordings and settings. */
export const placesHelp: HelpTexts = {
  'rooms.list': {
    en: 'The rooms of the location: ages, places, staff per [child|pet] and cameras. The order here is the order everywhere.',
    es: 'Las salas de la sede: edades, cupos, personal por [niño|mascota] y cámaras. El orden de aquí vale en todas partes.',
  },
  'locations.list': {
    en: 'All locations of the center. Add one, or switch one off; its people keep their records.',
    es: 'Todas las sedes del centro. Agregue una o desactive otra; sus personas conservan su información.',
  },
  'locations.one': {
    en: 'One location: rooms, programs, cameras, managers and settings.',
    es: 'Una sede: salas, programas, cámaras, dirección y ajustes.',
  },
  'locations.manage': {
    en: 'Hours, time zone, address, and the rules of your location for attendance, photos, safety and notices. A change holds from now on.',
    es: 'Horario, zona horaria, dirección y las reglas de su sede sobre asistencia, fotos, seguridad y avisos. Los cambios valen desde ahora.',
  },
  'locations.school': {
    en: 'How your school presents itself: name, logo, address and contact.',
    es: 'Cómo se presenta su escuela: nombre, logotipo, dirección y contacto.',
  },
  'cameras.list': {
    en: 'Every camera with how it does right now and who watches. Add one by its address and try it before you save; close one for a while with a reason families can read.',
    es: 'Cada cámara, cómo funciona ahora y quién mira. Agregue una con su dirección y pruébela antes de guardar; ciérrela un rato con un motivo que las familias pueden leer.',
  },
  'cameras.watched': {
    en: 'Who is watching which camera at this moment, and since when.',
    es: 'Quién está mirando qué cámara en este momento y desde cuándo.',
  },
  'cameras.one': {
    en: 'Live picture of one camera. It opens only while your [child|pet] is checked in and the camera’s hours allow it.',
    es: 'Imagen en vivo de una cámara. Se abre solo mientras su [hijo o hija|mascota] está en el centro y el horario de la cámara lo permite.',
  },
  'cameras.own': {
    en: 'The cameras you may watch now, and when the others open. If one is closed, the reason stands beside it.',
    es: 'Las cámaras que puede ver ahora y cuándo abren las demás. Si una está cerrada, al lado dice por qué.',
  },
  'cameras.import': {
    en: 'Add many cameras from a sheet; faults are shown at the cell.',
    es: 'Agregue muchas cámaras desde una hoja; los errores se muestran en la celda.',
  },
  'cameras.servers': {
    en: 'The gateways that carry pictures from cameras to people, and how busy each is.',
    es: 'Los servidores que llevan las imágenes de las cámaras a las personas y cuánto trabajan.',
  },
  'cameras.streamings': {
    en: 'Streams that run now, by camera and gateway.',
    es: 'Transmisiones activas ahora, por cámara y servidor.',
  },
  'incidents.list': {
    en: 'Ask for the recording of a camera and a span of minutes. Play it back, cut out what matters, cover faces, and lend it by a link that ends.',
    es: 'Pida la grabación de una cámara y unos minutos. Reprodúzcala, recorte lo importante, cubra rostros y compártala con un enlace que vence.',
  },
  'incidents.one': {
    en: 'One request: what is asked for, who has decided, the clips and who has seen them.',
    es: 'Una solicitud: lo que se pide, quién decidió, los videos y quién los ha visto.',
  },
  'incidents.clip': {
    en: 'A recording your center lends you, until the day named.',
    es: 'Una grabación que le comparte su centro, hasta el día indicado.',
  },
  'incidents.main': {
    en: 'Requests for recordings of all centers.',
    es: 'Solicitudes de grabación de todos los centros.',
  },
  'incidents.main.one': {
    en: 'One request of a center, with its clips.',
    es: 'Una solicitud de un centro, con sus videos.',
  },
  'settings.theme': {
    en: 'Your logo, colors and name, as families see them in the app, in emails and on your page. The preview shows both light and dark.',
    es: 'Su logotipo, colores y nombre, como los ven las familias en la app, los correos y su página. La vista previa muestra claro y oscuro.',
  },
  'settings.onboarding': {
    en: 'What is left to do before a center can open: each line leads to where it is done and is ticked off by itself.',
    es: 'Lo que falta para que un centro pueda abrir: cada línea lleva al lugar y se marca sola.',
  },
  'developers.tokens': {
    en: 'Keys by which a program reads or changes things in your name. A key is shown once, ends on its day, never does more than you may, and can be limited to some locations or children.',
    es: 'Claves con las que un programa lee o cambia cosas en su nombre. Cada clave se muestra una vez, vence en su fecha, nunca puede más que usted y puede limitarse a algunas sedes o algunos niños.',
  },
  'developers.docs': {
    en: 'Every call your role may make, printed from the calls themselves: what each does, from which role, and which scope a token needs for it.',
    es: 'Cada llamada que su rol puede hacer, tomada de las llamadas mismas: qué hace, desde qué rol y qué permiso necesita un token.',
  },
  'developers.changes': {
    en: 'What changed of the calls your role may make, by day. What is marked may stop a program that worked before: look whether yours uses it.',
    es: 'Qué cambió en las llamadas que su rol puede hacer, por día. Lo marcado puede detener un programa que funcionaba: revise si el suyo lo usa.',
  },
  'developers.call': {
    en: 'How one call is made: its arguments, what it answers and asks first, and an example to copy. Put your own values in.',
    es: 'Cómo se hace una llamada: sus argumentos, qué responde y qué pregunta antes, y un ejemplo para copiar. Ponga sus propios valores.',
  },
  'developers.clients': {
    en: 'Programs that work for your whole center, each with what it may read and change.',
    es: 'Programas que trabajan para todo su centro, cada uno con lo que puede leer y cambiar.',
  },
  'developers.webhooks': {
    en: 'Addresses that are told at once when something happens, such as a check-in. Each message is signed; names are never sent.',
    es: 'Direcciones a las que se avisa de inmediato cuando pasa algo, como una entrada. Cada mensaje va firmado; nunca se envían nombres.',
  },
  'developers.deliveries': {
    en: 'What was sent to one address, what it answered, and what is tried again. Send one, or a span of time, again.',
    es: 'Lo que se envió a una dirección, lo que respondió y lo que se reintenta. Envíe de nuevo un mensaje o un periodo.',
  },
  'exports.all': {
    en: 'Everything your center has, in one file: people, days, messages, bills, pictures, with a description of each table. Asking for it needs your password, every admin is told, and the file is kept for a few days.',
    es: 'Todo lo que tiene su centro, en un archivo: personas, días, mensajes, facturas, fotos, con la descripción de cada tabla. Para pedirlo se pide su contraseña, se avisa a todos los administradores y el archivo se guarda unos días.',
  },
  'website.sites': {
    en: 'The sites of your center. Each has its own address, pages and look.',
    es: 'Los sitios de su centro. Cada uno tiene su dirección, sus páginas y su aspecto.',
  },
  'website.site': {
    en: 'Pages, menus, events, news and looks of one site. Nothing is public before you publish.',
    es: 'Páginas, menús, eventos, noticias y aspecto de un sitio. Nada es público hasta que usted publica.',
  },
  'website.page': {
    en: 'Write a page from blocks; the preview is the page visitors will see.',
    es: 'Escriba una página con bloques; la vista previa es la página que verán.',
  },
  'blogs.list': {
    en: 'Posts for your public page: write, plan the day, preview and publish.',
    es: 'Entradas para su página pública: escriba, elija el día, revise y publique.',
  },
};
