/** The Spanish of `surchargeWords`, fetched by whoever reads Spanish. */
export const es = {
  title: 'Recargo por tarjeta',
  about:
    'Pasa a las familias parte de lo que le cuestan las tarjetas de crédito. Lo ven antes de pagar. Nunca lo pagan las tarjetas de débito o prepagadas ni las cuentas bancarias, ni los cobros que hace su oficina.',
  state: 'Estado',
  stateHelp: 'Donde está esta sede.',
  other: 'Otro estado',
  unread: 'No hemos leído la ley de otros estados, así que ahí no se puede poner un recargo.',
  forbidden: 'La ley de este estado no permite un recargo por tarjeta de crédito.',
  posted:
    'Este estado pide el precio con tarjeta en la propia factura. Aquí las facturas muestran un solo precio, así que no se puede poner un recargo.',
  text: 'Este estado pide un aviso con sus propias palabras, que aquí todavía no se muestra. No se puede poner un recargo.',
  unsettled:
    'Un tribunal anuló la prohibición de este estado y las reglas nuevas sobre cargos no están claras. No se puede poner un recargo.',
  noStatute: 'Sin ley estatal sobre esto; valen las reglas de las redes de tarjetas',
  source: 'Fuente',
  readOn: 'leída el {day}',
  percent: 'Recargo',
  percentHelp:
    'Como máximo {most} %, y no más de lo que le cuestan las tarjetas. Avise a su procesador de tarjetas 30 días antes. Con 0 se quita.',
  save: 'Guardar',
  end: 'Quitar el recargo',
  stateAK: 'Alaska',
  stateAL: 'Alabama',
  stateAR: 'Arkansas',
  stateAZ: 'Arizona',
  stateCA: 'California',
  stateCO: 'Colorado',
  stateCT: 'Connecticut',
  stateMA: 'Massachusetts',
  stateME: 'Maine',
  stateMN: 'Minnesota',
  stateNJ: 'Nueva Jersey',
  stateNY: 'Nueva York',
};
