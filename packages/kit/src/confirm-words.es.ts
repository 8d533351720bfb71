/** The Spanish of `confirmWords`, fetched by whoever reads Spanish. */
export const es = {
  cancel: 'Cancelar',
  goOn: 'Continuar',
  LETTER: 'Enviar',
  ALERT: 'Enviar alerta',
  TEXT: 'Enviar mensajes',
  RATIO: 'Continuar de todos modos',
  ALLERGEN: 'Guardar de todos modos',
  CHARGE: 'Cobrar a las tarjetas',
  REFUND: 'Reembolsar',
  CREDIT: 'Dejar como crédito',
  BILLS: 'Continuar',
  PRICE: 'Cambiar precio',
  PUBLISH: 'Publicar',
  ELSEWHERE: 'Agregar dominio',
  IMPORT: 'Importar',
};
