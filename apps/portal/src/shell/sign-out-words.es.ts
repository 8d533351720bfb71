/** The Spanish of `signOutWords`, fetched by whoever reads Spanish. */
export const es = {
  title: 'Hay cosas sin enviar',
  chat_one: '{count} mensaje no se ha enviado.',
  chat_other: '{count} mensajes no se han enviado.',
  entries_one: '{count} registro no se ha enviado.',
  entries_other: '{count} registros no se han enviado.',
  files_one: '{count} foto o video no se ha enviado.',
  files_other: '{count} fotos o videos no se han enviado.',
  text: 'Si cierra sesión, se quedan bloqueados en este dispositivo {days} días. Solo usted puede abrirlos y se envían cuando vuelva a iniciar sesión aquí.',
  shared: '¿No es su dispositivo? Olvídelo y todo lo que dejó aquí se elimina para siempre.',
  stay: 'Seguir en la sesión',
  forget: 'Olvidar este dispositivo',
  out: 'Cerrar sesión',
};
