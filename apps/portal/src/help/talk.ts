import type { HelpTexts } from './texts.ts';

/** Help for the screens of writing, forms and files. */
export const talkHelp: HelpTexts = {
  'chat.messages': {
    en: 'Conversations about one [child|pet], with everyone who may read them. Staff can also write to a whole room. A family may write to one member of the staff alone; managers find that in the log. A message can be taken back for a while; that it was is shown.',
    es: 'Conversaciones sobre [un niño|una mascota], con quienes pueden leerlas. El personal también puede escribir a toda una sala. Una familia puede escribir a una sola persona del personal; la gerencia lo encuentra en el registro. Un mensaje se puede retirar durante un rato, y se indica que se retiró.',
  },
  'chat.log': {
    en: 'Conversations, alerts, texts and letters of the location in one log, for whoever is answerable for them. Filter by kind, room, person and day; a row opens the whole message and whom it reached. Managers take it away as a file, of the last four weeks unless you choose days.',
    es: 'Conversaciones, alertas, mensajes de texto y cartas de la sede en un solo registro, para quien responde por ellos. Filtre por tipo, sala, persona y día; una fila abre el mensaje entero y a quién llegó. La gerencia lo descarga como archivo, de las últimas cuatro semanas si no elige días.',
  },
  'alerts.send': {
    en: 'A text reaches phones; an alert goes out by app, text and email until it is read. Before it leaves you see to how many and what it costs. Below you follow who got it and who answered.',
    es: 'Un mensaje de texto llega al teléfono; una alerta sale por la app, texto y correo hasta que se lee. Antes de enviar ve a cuántas personas llega y cuánto cuesta. Abajo sigue quién la recibió y quién respondió.',
  },
  'alerts.replies': {
    en: 'Texts people sent back. Answer them here, or note that nothing is to be done.',
    es: 'Mensajes de texto que respondieron las personas. Conteste aquí o indique que no hay nada que hacer.',
  },
  'alerts.unsubscribed.mail': {
    en: 'People who no longer get newsletters. Invoices, forms and urgent alerts still reach them.',
    es: 'Personas que ya no reciben boletines. Las facturas, los formularios y las alertas urgentes les siguen llegando.',
  },
  'alerts.unsubscribed.text': {
    en: 'People who answered STOP. Only they can turn texts on again, by sending START.',
    es: 'Personas que respondieron STOP. Solo ellas pueden volver a recibir mensajes, enviando START.',
  },
  'announcements.list': {
    en: 'Short news on the first screen of families or staff, from a day until a day. Choose rooms to narrow who sees it.',
    es: 'Noticias breves en la primera pantalla de las familias o del personal, desde un día hasta otro. Elija salas para limitar quién las ve.',
  },
  'newsletters.list': {
    en: 'Letters with pictures, written from blocks. A draft is sent when you say to whom; you have 30 seconds to take it back before the first one leaves.',
    es: 'Boletines con fotos, escritos con bloques. Un borrador se envía cuando usted elige a quién; tiene 30 segundos para retirarlo antes de que salga el primero.',
  },
  'newsletters.new': {
    en: 'Begin with a template or an empty letter. Nothing is sent before you press Send and confirm to how many families.',
    es: 'Empiece con una plantilla o en blanco. No se envía nada hasta que usted lo confirme y vea a cuántas familias llega.',
  },
  'newsletters.one': {
    en: 'Write in blocks, move them by dragging or with the keys, and preview the copy of one family. Send yourself a test: it is the same letter.',
    es: 'Escriba por bloques, muévalos arrastrando o con el teclado y vea la copia de una familia. Envíese una prueba: es el mismo boletín.',
  },
  'newsletters.templates': {
    en: 'Letters to begin with, for your whole center. Change one, and drafts already begun stay as they are.',
    es: 'Modelos para empezar, para todo su centro. Si cambia uno, los borradores ya empezados quedan igual.',
  },
  'newsletters.own': {
    en: 'Newsletters your center has sent you.',
    es: 'Los boletines que le ha enviado su centro.',
  },
  'newsletters.custom': {
    en: 'One email to families, rooms, roles or people you choose, outside of the newsletters, with a document if you like. You see how many get it before it leaves; below stands what became of those before.',
    es: 'Un correo a familias, salones, funciones o personas que elija, aparte de los boletines, con un documento si quiere. Antes de enviarlo ve a cuántas llega; abajo está qué pasó con los anteriores.',
  },
  'notifications.list': {
    en: 'Everything you were told, the newest first. What you want to hear about is chosen in your account.',
    es: 'Todos sus avisos, lo más nuevo primero. En su cuenta elige de qué quiere enterarse.',
  },
  'forms.list': {
    en: 'Forms families and staff fill in, and papers to print. Share one with rooms, [children|pets] or by a public link, with a due date, and see who has not answered.',
    es: 'Formularios que llenan las familias y el personal, y hojas para imprimir. Compártalos con salas, [niños|mascotas] o con un enlace público, con fecha límite, y vea quién falta.',
  },
  'forms.web': {
    en: 'Forms that are filled in on a screen. Begin with a ready-made one, such as enrollment or photo release.',
    es: 'Formularios que se llenan en pantalla. Empiece con uno ya hecho, como inscripción o permiso de fotos.',
  },
  'forms.printed': {
    en: 'PDFs that are filled in and signed as they look on paper.',
    es: 'Archivos PDF que se llenan y firman tal como se ven en papel.',
  },
  'forms.submissions': {
    en: 'Answers that were handed in. Approve one, or send it back with what is to be changed.',
    es: 'Respuestas entregadas. Apruebe una o devuélvala con lo que hay que cambiar.',
  },
  'forms.team': {
    en: 'Forms that are shared with you as a member of the team.',
    es: 'Formularios que se compartieron con usted como parte del equipo.',
  },
  'forms.view': { en: 'The form as people see it.', es: 'El formulario como lo ven las personas.' },
  'forms.one': {
    en: 'One form: its questions, with whom it is shared, what was answered, and what happens then. A question can be shown only if another was answered in a certain way, and the answer to one choice can lead to a later page or to the end.',
    es: 'Un formulario: sus preguntas, con quién se comparte, lo que se respondió y qué pasa después. Una pregunta puede mostrarse solo si otra tuvo cierta respuesta, y una respuesta de opción única puede llevar a una página posterior o al final.',
  },
  'forms.own': {
    en: 'Forms that wait for you, and those you have handed in. What you began is kept until you send it.',
    es: 'Formularios que le esperan y los que ya entregó. Lo que empezó se guarda hasta que lo envíe.',
  },
  'forms.one.own': {
    en: 'Your entries in this form. One that was approved can only be changed by asking the center.',
    es: 'Sus respuestas a este formulario. Si ya fue aprobada, para cambiarla pida ayuda al centro.',
  },
  'forms.entry.own': { en: 'What you handed in, and where it stands.', es: 'Lo que entregó y en qué estado está.' },
  'forms.entry.edit': {
    en: 'Fill in the form; it is kept on this device as you type. Your signature holds for the text as you see it.',
    es: 'Llene el formulario; se guarda en este dispositivo mientras escribe. Su firma vale para el texto tal como lo ve.',
  },
  'forms.entry.staff': {
    en: 'One answer with its signatures and history. Copy it to the record of the [child|pet], or print it.',
    es: 'Una respuesta con sus firmas e historial. Cópiela a la ficha [del niño|de la mascota] o imprímala.',
  },
  'forms.review': {
    en: 'Compare what was handed in with what the record says, and take over what is right.',
    es: 'Compare lo entregado con lo que dice la ficha y pase lo que sea correcto.',
  },
  'forms.pdf': { en: 'A paper to fill in and sign on the screen.', es: 'Una hoja para llenar y firmar en pantalla.' },
  'forms.pdf.document': {
    en: 'A document to fill in and sign on the screen.',
    es: 'Un documento para llenar y firmar en pantalla.',
  },
  'forms.pdf.staff': {
    en: 'A paper for the team to fill in and sign.',
    es: 'Una hoja para que el equipo la llene y firme.',
  },
  'files.documents': {
    en: 'Documents of the location, of [children|pets] and of the team: what waits for you, what expires, and what is missing.',
    es: 'Documentos de la sede, de [los niños|las mascotas] y del equipo: lo que espera su revisión, lo que vence y lo que falta.',
  },
  'files.document': {
    en: 'One document, with its type, how long it holds and who has read it.',
    es: 'Un documento, con su tipo, hasta cuándo vale y quién lo leyó.',
  },
  'files.others': {
    en: 'Other files of the location, for staff or families.',
    es: 'Otros archivos de la sede, para el personal o las familias.',
  },
  'files.other': { en: 'One file, and who may see it.', es: 'Un archivo y quién puede verlo.' },
  'files.ofTeam': {
    en: 'Your own papers, such as certificates, and when each expires.',
    es: 'Sus propios papeles, como certificados, y cuándo vence cada uno.',
  },
  'files.own': {
    en: 'Files your center shares with you. Some ask you to confirm that you have read them.',
    es: 'Archivos que su centro comparte con usted. Algunos piden confirmar que los leyó.',
  },
  'files.papers': {
    en: 'Papers of your [children|pets], such as vaccine cards. Send a photo; the center checks it and you see when it is accepted.',
    es: 'Papeles de [sus hijos|sus mascotas], como la cartilla de vacunas. Envíe una foto; el centro la revisa y usted ve cuándo se acepta.',
  },
  'files.studentPapers': {
    en: 'The papers of one [child|pet]: what the center asks for, what you sent and what expires soon.',
    es: 'Los papeles de [un niño|una mascota]: lo que pide el centro, lo que envió y lo que vence pronto.',
  },
  'files.studentFiles': { en: 'Files about one [child|pet].', es: 'Archivos sobre [un niño|una mascota].' },
  'media.images': {
    en: 'Pictures you use again in letters, forms and pages. Deleting one leaves what was already sent as it is.',
    es: 'Imágenes que usa en boletines, formularios y páginas. Si borra una, lo ya enviado queda igual.',
  },
  'media.folder': { en: 'The pictures of one folder.', es: 'Las imágenes de una carpeta.' },
  'media.test': {
    en: 'Try how a picture is cut before you use it.',
    es: 'Pruebe cómo se recorta una imagen antes de usarla.',
  },
  'tickets.list': {
    en: 'Questions and problems you sent to support, and where each stands. Press n for a new one, j and k to step through the list.',
    es: 'Preguntas y problemas que envió a soporte y en qué estado está cada uno. Con la tecla n crea uno nuevo; con j y k recorre la lista.',
  },
  'tickets.one': {
    en: 'One ticket with all messages. Answer by email or here; press r to write.',
    es: 'Una solicitud con todos sus mensajes. Conteste por correo o aquí; con la tecla r empieza a escribir.',
  },
  'tickets.main': {
    en: 'Tickets of all centers, by who waits the longest.',
    es: 'Solicitudes de todos los centros, según quién espera más.',
  },
  'tickets.main.one': {
    en: 'One ticket, with what is known about the center.',
    es: 'Una solicitud, con lo que se sabe del centro.',
  },
};
