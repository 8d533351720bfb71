import type { HelpTexts } from './texts.ts';

/** Help for the screens about people: students, families, the team, what each may do. */
export const peopleHelp: HelpTexts = {
  'students.list': {
    en: 'All [children|pets] of the location. Search by name, filter by room or status, and press one to see it beside the list. Select several to move, message or archive them together.',
    es: '[Todos los niños|Todas las mascotas] de la sede. Busque por nombre, filtre por sala o estado y toque una ficha para verla al lado. Seleccione varias para mover, escribir o archivar a la vez.',
  },
  'students.list.alias': {
    en: '[Children|Pets] with one status, such as those on the waitlist. It is the same list as Students, already filtered.',
    es: '[Niños|Mascotas] con un mismo estado, por ejemplo en lista de espera. Es la misma lista, ya filtrada.',
  },
  'students.one': {
    en: 'Everything about one [child|pet]: today, contacts, health, documents, billing and what may be watched. Press a value to change it in place.',
    es: 'Todo sobre [un niño|una mascota]: el día de hoy, contactos, salud, documentos, facturación y lo que se puede ver. Toque un dato para cambiarlo ahí mismo.',
  },
  'students.one.staff': {
    en: 'What a teacher needs to know about one [child|pet]: today, safety, contacts and who may pick up.',
    es: 'Lo que necesita saber el personal de [un niño|una mascota]: el día de hoy, seguridad, contactos y quién puede recoger.',
  },
  'students.one.open': {
    en: 'The record of one [child|pet], as far as you may see it.',
    es: 'La ficha de [un niño|una mascota], hasta donde usted puede verla.',
  },
  'students.ofTeacher': {
    en: 'The [children|pets] of your rooms, with where they are now and what to be careful about.',
    es: '[Los niños|Las mascotas] de sus salas, con dónde están ahora y qué cuidar.',
  },
  'people.contacts': {
    en: 'Parents, relatives and others with a link to a [child|pet]. Approve who signed up with your code, invite people to the app, and see who has not signed in yet.',
    es: 'Padres, familiares y otras personas vinculadas a [un niño|una mascota]. Apruebe a quien se registró con su código, invite a usar la app y vea quién aún no ha entrado.',
  },
  'people.contact': {
    en: 'One contact: how to reach the person, which [children|pets] they are linked to, and what each link allows, such as pickup, watching or paying.',
    es: 'Un contacto: cómo comunicarse, con qué [niños|mascotas] está vinculado y qué permite cada vínculo, como recoger, mirar o pagar.',
  },
  'people.team': {
    en: 'Your team by role. Add someone, send the invitation again, or switch an account off; a person who is switched off is signed out at once.',
    es: 'Su equipo por rol. Agregue a alguien, envíe de nuevo la invitación o desactive una cuenta; al desactivarla se cierra su sesión de inmediato.',
  },
  'people.staff': {
    en: 'The teachers of the location, with rooms and status.',
    es: 'Las maestras y los maestros de la sede, con sus salas y estado.',
  },
  'people.managers': {
    en: 'The managers of the location and what they run.',
    es: 'La dirección de la sede y lo que tiene a su cargo.',
  },
  'people.admins': {
    en: 'Those who run the whole center. Only an admin can add another.',
    es: 'Quienes dirigen todo el centro. Solo un administrador puede agregar a otro.',
  },
  'people.member': {
    en: 'One member of the team: contact details, rooms, certificates that expire, hours and permissions.',
    es: 'Una persona del equipo: datos, salas, certificados que vencen, horas y permisos.',
  },
  'relationships.list': {
    en: 'The words for how a contact is related to a [child|pet], such as Mother or Dog walker. Choose the order in which they are offered.',
    es: 'Las palabras para la relación de un contacto con [el niño|la mascota], como Madre o Abuelo. Elija el orden en que se ofrecen.',
  },
  'permissions.matrix': {
    en: 'What each role may do at this center, beside what every role may do anyway. A change takes effect at once for everyone with the role.',
    es: 'Lo que puede hacer cada rol en este centro, además de lo que todos pueden hacer. El cambio vale de inmediato para todas las personas con ese rol.',
  },
  'permissions.navigation': {
    en: 'Which lines of the menu a role sees, and in which order. Hiding a line does not take a right away.',
    es: 'Qué líneas del menú ve cada rol y en qué orden. Ocultar una línea no quita un permiso.',
  },
  'permissions.person': {
    en: 'Choose a person to see exactly what they may open, watch and read, and why.',
    es: 'Elija a una persona para ver exactamente qué puede abrir, mirar y leer, y por qué.',
  },
  'account.own': {
    en: 'Your name, picture, password, sign-in steps, devices and what you are told about. Changing how you sign in asks for your password again.',
    es: 'Su nombre, foto, contraseña, pasos de acceso, dispositivos y avisos. Para cambiar cómo entra se pide la contraseña otra vez.',
  },
  'account.contact': {
    en: 'Your details as the center has them, who may reach you and how, and which devices are signed in.',
    es: 'Sus datos como los tiene el centro, cómo comunicarse con usted y qué dispositivos tienen la sesión abierta.',
  },
  'account.deletions': {
    en: 'People who asked for their data to be deleted. Answer each in the time your law gives; what must be kept, such as invoices, is named.',
    es: 'Personas que pidieron borrar sus datos. Responda a cada una en el plazo de su ley; se indica lo que debe conservarse, como las facturas.',
  },
  'credentials.team': {
    en: 'What is asked of the team, such as CPR, background check or hours of training, and who has it: of everyone, of a role, or of people by name. Red is missing or expired. The table can be printed for the inspector.',
    es: 'Lo que se pide al personal, como RCP, antecedentes u horas de capacitación, y quién lo tiene: a todos, a un rol o a personas por su nombre. En rojo lo que falta o venció. La tabla se puede imprimir para la inspección.',
  },
  'credentials.papers': {
    en: 'Cards and certificates that were handed in. Open one to approve it or send it back with a reason; no one approves their own.',
    es: 'Tarjetas y certificados entregados. Abra uno para aprobarlo o devolverlo con un motivo; nadie aprueba los propios.',
  },
  'credentials.own': {
    en: 'What your location asks of you, and what you have handed in. A photo from your phone is enough; your manager approves it.',
    es: 'Lo que su sede le pide y lo que ya entregó. Basta una foto del teléfono; la dirección la aprueba.',
  },
  'reports.saved': {
    en: 'Reports you need again and again: pick which, of which days, and who gets an email when it’s ready. Any list can be saved here from its Export button, with its filters and the columns you want. The file opens after signing in and holds what its reader may see.',
    es: 'Informes que necesita una y otra vez: elija cuál, de qué días y quién recibe un correo cuando está listo. Cualquier lista se puede guardar aquí desde su botón Exportar, con sus filtros y las columnas que quiera. El archivo se abre después de iniciar sesión y contiene lo que esa persona puede ver.',
  },
  'reports.packs': {
    en: 'One file for an inspector: roster, immunizations, care plans, medicines, drills and the ratio log of a location. It is made with your rights, kept for a week, and each download is written down.',
    es: 'Un archivo para la inspección: lista, vacunas, planes de cuidado, medicamentos, simulacros y el registro de proporciones de una sede. Se prepara con sus permisos, se guarda una semana y cada descarga queda anotada.',
  },
  'reports.log': {
    en: 'Who changed what and when, the newest first. Search for a person or a record, and filter by kind or day.',
    es: 'Quién cambió qué y cuándo, lo más nuevo primero. Busque a una persona o un registro y filtre por tipo o día.',
  },
  'reports.index': {
    en: 'Every report you may open, by subject. A star in the bar above keeps those you use often at hand.',
    es: 'Todos los informes que puede abrir, por tema. La estrella de la barra superior guarda los que más usa.',
  },
  'reports.logins': {
    en: 'Who watched which camera on which day.',
    es: 'Quién miró qué cámara y qué día.',
  },
  'reports.watchTime': {
    en: 'How long each person watched, by camera and day.',
    es: 'Cuánto tiempo miró cada persona, por cámara y día.',
  },
  'reports.online': {
    en: 'Contacts that are signed in now, and when the others were here last.',
    es: 'Contactos con la sesión abierta ahora y la última vez de los demás.',
  },
  'reports.statistics': {
    en: 'Enrollment, attendance and use of the app in figures, month by month.',
    es: 'Inscripciones, asistencia y uso de la app en cifras, mes por mes.',
  },
};
