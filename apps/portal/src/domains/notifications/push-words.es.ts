/** The Spanish of `pushWords`, fetched by whoever reads Spanish. */
export const es = {
  ask: 'Notificaciones en este dispositivo',
  ask_message: '¿Quiere que le avisemos en este dispositivo cuando respondan?',
  ask_check: '¿Quiere que le avisemos en este dispositivo de las entradas y salidas de su hijo?',
  turnOn: 'Activar',
  notNow: 'Ahora no',
  close: 'Cerrar',
  refused: 'Este navegador las bloquea. Puede permitir las notificaciones de este sitio en su configuración.',
  failed: 'No funcionó. Inténtelo de nuevo en un momento.',
  title: 'En sus dispositivos',
  help: 'Lo que llega a su teléfono o computadora con la aplicación cerrada. Una emergencia llega siempre, a cualquier hora.',
  thisDevice: 'Avisarme en este dispositivo',
  cannot:
    'Este navegador no puede recibir notificaciones. En un iPhone o iPad, agregue primero la aplicación a la pantalla de inicio y ábrala allí.',
  quietFrom: 'En silencio desde',
  quietUntil: 'En silencio hasta',
  digestAt: 'Resumen diario a las',
  save: 'Guardar las horas',
  kind_msgs: 'Mensajes',
  kind_alert: 'Avisos del centro',
  way_now: 'De inmediato',
  way_digest: 'En el resumen diario',
  way_off: 'No en dispositivos',
};

export const pets = {
  ask_check: '¿Recibir un aviso en este dispositivo cuando su mascota llegue o se vaya?',
};
