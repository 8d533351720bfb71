import type { HelpTexts } from './texts.ts';

/** Help for the screens of the day: the room, the door, attendance, food and photos. */
export const dayHelp: HelpTexts = {
  dashboard: {
    en: 'How the location stands right now: what needs you, how full each room is, who is still expected and who is watching. Answer a line where it stands, or press its name to see the record. “Customize” moves, hides and resizes the cards.',
    es: 'Cómo va la sede en este momento: lo que espera su respuesta, cuánta gente hay en cada sala, quién falta por llegar y quién está mirando. Responda en la misma línea o toque el nombre para ver la ficha. Con “Personalizar” puede mover, ocultar y ajustar las tarjetas.',
  },
  'dashboard.customize': {
    en: 'Drag a card to move it, choose how wide it is, or hide it. Managers can also make their layout the start for everyone with a role at this location.',
    es: 'Arrastre una tarjeta para moverla, elija su ancho u ocúltela. La dirección puede usar su diseño como punto de partida para todas las personas con un mismo rol en la sede.',
  },
  'room.now': {
    en: 'Everyone in your room, with what you must not forget about each [child|pet]. Tap one or several, then log a meal, nap, photo or note for all of them at once. Undo stands at the bottom for a few seconds.',
    es: '[Todos los niños|Todas las mascotas] de su sala, con lo que no debe olvidar de cada [uno|una]. Toque [uno o varios|una o varias] y anote una comida, siesta, foto o nota para todo el grupo a la vez. Durante unos segundos puede deshacerlo abajo.',
  },
  'attendance.door': {
    en: 'Check [children|pets] in and out. Select one, several, or everyone not here yet. At check-out you are asked who picks up; anyone not allowed to is named.',
    es: 'Registre entradas y salidas. Seleccione [uno, varios o todos los que faltan|una, varias o todas las que faltan]. A la salida se pregunta quién recoge; si alguien no está autorizado, se lo decimos.',
  },
  'attendance.doorOfAll': {
    en: 'Check [children|pets] of every room in and out, for any day. For an earlier day, the change is kept with your name and the reason.',
    es: 'Registre entradas y salidas de todas las salas, en cualquier día. Si es un día anterior, el cambio queda guardado con su nombre y el motivo.',
  },
  'attendance.students': {
    en: 'Who is here, who left, who is late and who is absent on one day. Press a name to see the stays and correct a time. Times are those of the location.',
    es: 'Quién está, quién se fue, quién no ha llegado y quién falta en un día. Toque un nombre para ver sus horas y corregir alguna. Las horas son las de la sede.',
  },
  'attendance.staff': {
    en: 'Who of the team is clocked in, in which room and since when. Press a name to add a missing shift or correct one; the change is logged.',
    es: 'Quién del equipo está trabajando, en qué sala y desde cuándo. Toque un nombre para agregar un turno que falta o corregir uno; el cambio queda registrado.',
  },
  'attendance.kiosk': {
    en: 'Tablets at the door where families check in and out by PIN or QR code. Connect a new tablet here, switch one off, and settle entries that disagree with what staff recorded.',
    es: 'Tabletas en la entrada donde las familias registran la llegada y la salida con un PIN o un código QR. Conecte aquí una tableta nueva, desactive otra y resuelva los registros que no coinciden con los del personal.',
  },
  'attendance.health': {
    en: 'The questions asked at arrival, such as fever or a cough, and today’s answers. A [child|pet] that fails one is flagged before check-in.',
    es: 'Las preguntas de la llegada, como fiebre o tos, y las respuestas de hoy. Si [un niño|una mascota] no pasa alguna, se avisa antes de registrar la entrada.',
  },
  'attendance.reports': {
    en: 'All reports about attendance in one place. Each can be filtered, printed and saved as a spreadsheet or PDF.',
    es: 'Todos los informes de asistencia en un solo lugar. Cada uno se puede filtrar, imprimir y guardar como hoja de cálculo o PDF.',
  },
  'attendance.ratio': {
    en: 'How many [children|pets] each room has for its staff, when a room was out of ratio, and where you will be short in the next two weeks. The rule of your state is chosen here.',
    es: 'Cuántos [niños|animales] tiene cada sala para su personal, cuándo una sala estuvo fuera de proporción y dónde faltará gente en las próximas dos semanas. Aquí se elige la norma de su estado.',
  },
  'attendance.summary': {
    en: 'Presence and absence per day and room for a span of days. Days still ahead and rooms without [children|pets] are left out.',
    es: 'Asistencias y ausencias por día y sala en el periodo que elija. No se cuentan los días que aún no llegan ni las salas sin [niños|mascotas].',
  },
  'attendance.report': {
    en: 'Every stay of every [child|pet] between two days, with who brought and who picked up. Save it for an inspection or a subsidy agency.',
    es: 'Cada estancia de cada [niño|mascota] entre dos fechas, con quién [lo|la] trajo y quién [lo|la] recogió. Guárdelo para una inspección o una agencia de subsidios.',
  },
  'attendance.dailyHours': {
    en: 'Hours of care per [child|pet] and day. Useful where an agency or a plan pays by the hour.',
    es: 'Horas de cuidado por [niño|mascota] y día. Útil cuando una agencia o un plan paga por hora.',
  },
  'attendance.hours': {
    en: 'Hours of care added up per [child|pet] over a span of days, beside what was planned.',
    es: 'Horas de cuidado sumadas por [niño|mascota] en un periodo, junto a lo planeado.',
  },
  'attendance.staffHours': {
    en: 'Hours worked per person, with breaks taken off and overtime apart. Save the sheet for payroll.',
    es: 'Horas trabajadas por persona, sin descansos y con horas extra aparte. Guarde la hoja para la nómina.',
  },
  'attendance.timeTracking': {
    en: 'Every clock-in and clock-out of the team, with corrections and who made them.',
    es: 'Cada entrada y salida del equipo, con las correcciones y quién las hizo.',
  },
  'attendance.own': {
    en: 'When your [child|pet] came and left. If the center lets you, check in from your phone at the door.',
    es: 'Cuándo llegó y salió [su hijo o hija|su mascota]. Si el centro lo permite, registre la llegada desde su teléfono en la entrada.',
  },
  'activities.board': {
    en: 'What happened to every [child|pet] today, and what has not been logged yet. Choose some, then log for all of them at once.',
    es: 'Lo que pasó hoy con cada [niño|mascota] y lo que falta por anotar. Elija [varios|varias] y anote para [todos|todas] a la vez.',
  },
  'activities.feed': {
    en: 'Today’s log of a room, the newest first. Press an entry to change it; families see the change.',
    es: 'El registro de hoy de una sala, lo más nuevo primero. Toque una anotación para cambiarla; las familias ven el cambio.',
  },
  'activities.report': {
    en: 'Entries of all kinds between two days, by room, [child|pet] and kind. Print it or save it.',
    es: 'Anotaciones de todo tipo entre dos fechas, por sala, [niño|mascota] y tipo. Imprima o guarde el informe.',
  },
  'photos.students': {
    en: 'Photos and videos by [child|pet]. Where the location approves photos first, those waiting stand on top; families see a photo once it is approved, and only if they gave consent.',
    es: 'Fotos y videos por [niño|mascota]. Si la sede aprueba las fotos primero, las pendientes aparecen arriba; las familias ven una foto cuando se aprueba y solo si dieron su permiso.',
  },
  'photos.staff': {
    en: 'Pictures of the team, as families see them beside names.',
    es: 'Fotos del equipo, como las ven las familias junto a los nombres.',
  },
  'photos.facility': {
    en: 'Pictures of your building and rooms. They are used on your page and in newsletters.',
    es: 'Fotos de su edificio y sus salas. Se usan en su página y en los boletines.',
  },
  'food.menu': {
    en: 'Plan the week’s meals, copy another week, and see which [child|pet] is allergic to what you serve. Families see a week once you show it. Counts and production records are kept for the food program.',
    es: 'Planee las comidas de la semana, copie otra semana y vea qué [niño|mascota] es alérgico a lo que sirve. Las familias ven una semana cuando usted la muestra. Los conteos y registros de producción se guardan para el programa de alimentos.',
  },
  'health.immunizations': {
    en: 'The vaccines your state asks for, by age, with exemptions and grace periods. Records of [children|pets] are measured against this list.',
    es: 'Las vacunas que pide su estado, por edad, con exenciones y plazos. Las fichas se comparan con esta lista.',
  },
  'drills.all': {
    en: 'Head counts for fire, lockdown and other drills: start one and everyone who is here is on the list. Each is kept with its times for the inspector; what is due next stands above.',
    es: 'Conteos para incendio, cierre y otros simulacros: inicie uno y todos los que están aquí quedan en la lista. Cada uno se guarda con sus horas para la inspección; arriba está lo que toca.',
  },
  'drills.one': {
    en: 'Press each person you see, or a whole room at once. Others can count on their phones at the same time. Add visitors by name. If the connection drops, what you press is kept and sent when it’s back. The all-clear ends the count.',
    es: 'Toque a cada persona que vea, o a toda una sala a la vez. Otros pueden contar en sus teléfonos al mismo tiempo. Agregue a las visitas por su nombre. Si se corta la conexión, lo que toque se guarda y se envía cuando vuelva. El fin de la alarma cierra el conteo.',
  },
  'health.illnesses': {
    en: 'What a [child|pet] was ill with, when it was noticed, and until when it stays home. The family is notified. Until then no one can check the [child|pet] in; “Let back in” ends that earlier, with a reason and the note where one is needed.',
    es: 'De qué se enfermó [un niño|una mascota], cuándo se notó y hasta cuándo se queda en casa. Se avisa a la familia. Hasta entonces nadie puede registrar su entrada; “Dejar volver” lo termina antes, con un motivo y la nota si hace falta.',
  },
  'health.checks': {
    en: 'What staff noticed when each [child|pet] arrived. In the room, add a finding or say with one press that nothing was found with everyone else. The family reads the finding with its photo, never the note for staff. From a finding you go on to an injury report or the illness log. A manager turns this on or off.',
    es: 'Lo que el personal notó al llegar [cada niño|cada mascota]. En la sala, agregue un hallazgo o anote de una vez que con los demás no hubo nada. La familia lee el hallazgo con su foto, nunca la nota para el personal. Desde un hallazgo puede pasar al informe de lesión o al registro de enfermedades. La dirección lo activa o desactiva.',
  },
  'injuries.all': {
    en: 'What happened when a [child|pet] was hurt, what was done and who was told. The family is asked at once to read and sign; a manager reviews. A correction is a new version with its reason; the one before stays, with who signed it.',
    es: 'Qué ocurrió cuando se lastimó [un niño|una mascota], qué se hizo y a quién se avisó. Se pide enseguida a la familia que lo lea y lo firme; la dirección lo revisa. Una corrección es una nueva versión con su motivo; la anterior queda, con quien la firmó.',
  },
  'injuries.one': {
    en: 'The report with every version of it. Whoever wrote it may correct it until it was reviewed; managers may always. What stands under “For staff only” no family reads, nor in the copy.',
    es: 'El informe con todas sus versiones. Quien lo escribió puede corregirlo hasta que se revise; la dirección, siempre. Lo que está en “Solo para el personal” no lo lee ninguna familia, tampoco en la copia.',
  },
  'health.carePlans': {
    en: 'What to do for an allergy, asthma, seizures or a diet, step by step, and when each plan is due for review. Plans are added on the page of the [child|pet]; in the room one press shows the steps. A changed plan is a new version, and the family can confirm it.',
    es: 'Qué hacer ante una alergia, asma, convulsiones o una dieta, paso a paso, y cuándo hay que revisar cada plan. Los planes se agregan en la ficha [del niño|de la mascota]; en la sala basta tocar para ver los pasos. Un plan cambiado es una nueva versión y la familia puede confirmarlo.',
  },
  'health.medications': {
    en: 'Which medicines families have authorized, until when, and every dose that was given, refused or missed, with who gave it and who watched. Doses are given in the room under “Medicine due”.',
    es: 'Qué medicinas han autorizado las familias, hasta cuándo, y cada dosis dada, rechazada u olvidada, con quién la dio y quién fue testigo. Las dosis se dan en la sala, en “Medicinas pendientes”.',
  },
  'tags.list': {
    en: 'Labels you give to [children|pets] to find and filter them, such as “Bus 2”. Removing one takes it off everyone; you can undo that.',
    es: 'Etiquetas que se ponen a [los niños|las mascotas] para encontrarlos y filtrarlos, como “Autobús 2”. Al quitar una, se quita de todas las fichas; puede deshacerlo.',
  },
  'tags.allergies': {
    en: 'The allergies your center knows, and how many carry each. How severe it is and what to do is noted on each [child|pet].',
    es: 'Las alergias que conoce su centro y cuántos tienen cada una. La gravedad y qué hacer se anotan en la ficha de cada [niño|mascota].',
  },
  'tags.medications': {
    en: 'The medicines your center knows, and who takes each. What a family has authorized stands in the medication log.',
    es: 'Las medicinas que conoce su centro y quién toma cada una. Lo que autorizó cada familia está en el registro de medicinas.',
  },
  'schedules.people': {
    en: 'Who comes on which days and hours, week by week, and who is away. Drag across a day to plan it. Billing by schedule and ratios look at this plan.',
    es: 'Quién viene qué días y a qué horas, semana por semana, y quién no está. Arrastre sobre un día para planearlo. La facturación por horario y las proporciones usan este plan.',
  },
  'schedules.mine': {
    en: 'Your own shifts and time off. Ask for days off here; you are told when a manager has decided.',
    es: 'Sus turnos y días libres. Pida aquí días libres; le avisamos cuando la dirección decida.',
  },
  'schedules.list': {
    en: 'Hours in which a group of cameras may be watched. A schedule is given to rooms or [children|pets]; outside of it no picture is shown.',
    es: 'Horas en que se puede ver un grupo de cámaras. Un horario se asigna a salas o a [niños|mascotas]; fuera de él no se muestra imagen.',
  },
  'calendar.main': {
    en: 'Events, closures, birthdays and tours of the location. Drag to add or move one, choose who sees it, and subscribe from your own calendar by a private address.',
    es: 'Eventos, cierres, cumpleaños y visitas de la sede. Arrastre para agregar o mover uno, elija quién lo ve y suscríbase desde su propio calendario con una dirección privada.',
  },
};
