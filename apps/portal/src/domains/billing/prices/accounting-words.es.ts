/** The Spanish of `accountingWords`, fetched by whoever reads Spanish. */
export const es = {
  receivable: 'Lo que deben familias y agencias',
  credit: 'Crédito de las familias',
  income: 'Ingresos',
  waived: 'Cargos condonados',
  promotion: 'Créditos que dio el centro',
  cash: 'Dinero recibido',
  clearing: 'Reembolsos en curso',
  deposit: 'Depósitos de las familias',
  tax: 'Impuesto a las ventas por pagar',
  surcharge: 'Recargos por tarjeta',
  title: 'QuickBooks y Xero',
  help: 'Cómo se llaman allí sus cuentas. Los archivos para ambos están en Descargar, en los informes de movimientos y de facturas. Deje un campo en blanco para usar el nombre habitual que se muestra.',
  quickBooks: 'Cuenta en QuickBooks',
  xero: 'Código en Xero',
  xeroTax: 'Impuesto en Xero',
};
