/** The Spanish of `messageWords`, fetched by whoever reads Spanish. */
export const es = { message: 'Enviar mensaje', messages: 'Mensajes', instant: 'Mensaje de texto o alerta' };
