import type { HelpTexts } from './texts.ts';

/** Help for the screens of billing. */
export const moneyHelp: HelpTexts = {
  'billing.unpaid': {
    en: 'Accounts with an unpaid invoice, the longest due first. Select several to remind them or to charge their saved cards, or open one to take a payment; a reminder says what is owed and how to pay.',
    es: 'Cuentas con una factura sin pagar, primero la que más tiempo lleva. Seleccione varias para recordárselo o cobrar a sus tarjetas guardadas, o abra una para registrar un pago; el aviso dice cuánto se debe y cómo pagar.',
  },
  'billing.run': {
    en: 'The bills of the coming or the present run before they go out: the total against last month, and what is out of the ordinary. Make them, look, then send; until the first one is sent they can be taken back.',
    es: 'Las facturas de la próxima ronda o de la actual antes de enviarlas: el total frente al mes pasado y lo que se sale de lo común. Hágalas, revíselas y envíelas; hasta que sale la primera se pueden retirar.',
  },
  'billing.payments': {
    en: 'Payments by card, bank, check and cash. Approve what families told you they paid, refund to the payer or as credit on the account, or void what was recorded by mistake; the entry itself always stays.',
    es: 'Pagos con tarjeta, banco, cheque y efectivo. Apruebe lo que las familias dicen haber pagado, reembolse a quien pagó o como crédito en la cuenta, o anule lo registrado por error; el asiento siempre queda.',
  },
  'billing.students.overview': {
    en: 'Every account with its payers and balance. Press one to take a payment, or select several to charge them or give them a plan together.',
    es: 'Cada cuenta con sus pagadores y saldo. Toque una para registrar un pago o seleccione varias para cobrarles o darles un plan a la vez.',
  },
  'billing.students.plans': {
    en: 'Which plan each [child|pet] is on, from when until when. A pause or an end can lie ahead; a part of a period is billed by its days.',
    es: 'Qué plan tiene cada [niño|mascota], desde cuándo y hasta cuándo. Una pausa o un final puede ser a futuro; una parte de un periodo se cobra por sus días.',
  },
  'billing.subsidies': {
    en: 'Agencies that pay a part, with their authorizations, units and what they still owe.',
    es: 'Agencias que pagan una parte, con sus autorizaciones, unidades y lo que aún deben.',
  },
  'billing.programs': {
    en: 'Programs a [child|pet] is enrolled in, such as full day or after school. Plans and reports can be narrowed to one.',
    es: 'Programas en los que está inscrito [un niño|una mascota], como día completo o después de clases. Los planes e informes se pueden limitar a uno.',
  },
  'billing.settings': {
    en: 'When invoices are made and due, late fees, how families may pay, and what stands on invoices. A surcharge on credit cards can be set where the state’s law was read and allows it. Closed months stay as they are.',
    es: 'Cuándo se hacen y vencen las facturas, los recargos, cómo pueden pagar las familias y lo que aparece en las facturas. Se puede poner un recargo por tarjeta de crédito donde se leyó la ley del estado y lo permite. Los meses cerrados quedan igual.',
  },
  'billing.presets': {
    en: 'Charges and credits you use often, with name and amount.',
    es: 'Cargos y créditos de uso frecuente, con nombre e importe.',
  },
  'billing.variable': {
    en: 'Charges that depend on what happened, such as late pickup by the minute. They come onto the next invoice.',
    es: 'Cargos que dependen de lo que pasó, como la recogida tarde por minuto. Van en la siguiente factura.',
  },
  'billing.categories': {
    en: 'What charges are for, so that reports can add them up. Sales tax is set here too, with the day it starts: on top of the price or part of it. Invoices to agencies and deposits carry none.',
    es: 'Para qué son los cargos, de modo que los informes los sumen. Aquí se fija también el impuesto a las ventas y desde qué día: sumado al precio o incluido en él. Las facturas a agencias y los depósitos no lo llevan.',
  },
  'billing.templates': {
    en: 'Prices you give to many. When you change one, you choose whether those on it follow, and from which day; you see each family before and after.',
    es: 'Precios que se asignan a muchas familias. Al cambiar uno, usted elige si quienes lo tienen cambian también y desde qué día; ve cada familia antes y después.',
  },
  'billing.reports': {
    en: 'Reports about money by subject. A closed month always reads as it did when it was closed.',
    es: 'Informes de dinero por tema. Un mes cerrado siempre se lee como estaba al cerrarse.',
  },
  'billing.report.balance': {
    en: 'What each account owed on the first and last day, and what moved it in between.',
    es: 'Lo que debía cada cuenta el primer y el último día, y lo que cambió entre ambos.',
  },
  'billing.report.aging': {
    en: 'Who owes, payer by payer, by how many days it is past due; what is not due yet stands in the first column. Choose an earlier day to see what was owed then.',
    es: 'Quién debe, pagador por pagador, según los días de atraso; lo que aún no vence está en la primera columna. Elija un día anterior para ver lo que se debía entonces.',
  },
  'billing.report.revenue': {
    en: 'What was earned between two days by category and room. The room is the one the child was in at the time, by its attendance.',
    es: 'Lo que se ganó entre dos fechas por categoría y sala. La sala es la que le correspondía entonces según la asistencia.',
  },
  'billing.report.year': {
    en: 'What each payer paid in a year for each [child|pet], refunds taken off. Take it away as one file, open one receipt, or email all of them; you are asked before anything leaves.',
    es: 'Lo que cada pagador pagó en un año por cada [niño|mascota], menos los reembolsos. Descárguelo todo, abra un recibo o envíelos todos por correo; se le pregunta antes de enviar.',
  },
  'billing.report.deposits': {
    en: 'Deposits of families you hold on a day, by location: money you owe back, which is no income. Charge, return, use or keep one on the account, under Deposits. A deposit is held from the day it is paid.',
    es: 'Depósitos de las familias que usted guarda en una fecha, por sede: dinero que debe devolver y que no es ingreso. En la cuenta, en Depósitos, puede cobrar, devolver, usar o retener uno. Se guarda desde el día en que se paga.',
  },
  'billing.report.tax': {
    en: 'Sales before tax, what of them was taxed, and the tax between two days, by category, for your sales tax return. Voids and adjustments count on the day they were made. Say what is taxed under Settings, Categories.',
    es: 'Ventas antes de impuestos, lo gravado y el impuesto entre dos fechas, por categoría, para su declaración. Las anulaciones y los ajustes cuentan el día en que se hicieron. Lo gravado se define en Configuración, Categorías.',
  },
  'billing.report.transactions': {
    en: 'Every entry of the ledger between two days, by account and kind. The QuickBooks file is a journal; before you import it, create the accounts Customer Credits, Child Care Income with one below it for each category, Waived Charges, Credits Given, Customer Deposits, Sales Tax Payable, Card Surcharges and Refunds in Progress. One import takes 1,000 lines.',
    es: 'Cada asiento del libro entre dos fechas, por cuenta y tipo. El archivo para QuickBooks es un diario; antes de importarlo, cree las cuentas Customer Credits, Child Care Income con una debajo para cada categoría, Waived Charges, Credits Given, Customer Deposits, Sales Tax Payable, Card Surcharges y Refunds in Progress. Se importan hasta 1,000 líneas a la vez.',
  },
  'billing.report.invoices': {
    en: 'Invoices by date, state and account, with totals. The Xero file books every line on account 200, and sales tax as a line of its own on 820; at most 500 invoices go into one import. Deposits are left out of it.',
    es: 'Facturas por fecha, estado y cuenta, con totales. El archivo para Xero registra cada línea en la cuenta 200, y el impuesto como línea propia en la 820; una importación admite hasta 500 facturas. Los depósitos no van en él.',
  },
  'billing.report.payments': {
    en: 'Payments by date and method, with totals.',
    es: 'Pagos por fecha y método, con totales.',
  },
  'billing.report.summary': {
    en: 'A span of days on one page: billed, credited, paid and still owed. Months are closed here, and you see which are and who closed them.',
    es: 'Un periodo en una página: facturado, acreditado, pagado y pendiente. Aquí se cierran los meses, y se ve cuáles lo están y quién los cerró.',
  },
  'billing.account': {
    en: 'One account: what is owed and since when, invoices, payments, credits, deposits, plans and who pays which part. Nothing is ever deleted; a mistake is corrected by an entry of its own.',
    es: 'Una cuenta: lo que se debe y desde cuándo, facturas, pagos, créditos, depósitos, planes y quién paga qué parte. Nada se borra; un error se corrige con un asiento propio.',
  },
  'billing.agency': {
    en: 'One agency: its invoices, what it paid, the [children|pets] it pays for and what comes next.',
    es: 'Una agencia: sus facturas, lo que pagó, por quién paga y lo que sigue.',
  },
  'billing.family': {
    en: 'What you owe, when it is due and what you have paid. Pay by card or bank, save a card, and switch automatic payments on or off. Where a credit card costs extra, it says so before you pay; debit cards and bank accounts never do.',
    es: 'Lo que debe, cuándo vence y lo que ha pagado. Pague con tarjeta o banco, guarde una tarjeta y active o desactive los pagos automáticos. Si una tarjeta de crédito cuesta más, se lo dice antes de pagar; las de débito y las cuentas bancarias nunca cuestan más.',
  },
  'billing.family.statement': {
    en: 'Every charge, credit and payment of your account in order. The year’s receipt for your taxes is here too.',
    es: 'Todos los cargos, créditos y pagos de su cuenta en orden. Aquí está también el recibo del año para sus impuestos.',
  },
};
