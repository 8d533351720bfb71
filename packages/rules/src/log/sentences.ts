/** A sentence in both languages; what stands in brackets is said where its value is known. */
type Sentence = { readonly en: string; readonly es: string };

const say = (en: string, es: string): Sentence => ({ en, es });

/**
 * What a call did, in full, for those a general verb would say too little of. `{who}` did it, `{name}` is the record,
 * `{amount}` the money it was about. A key with `#field` is meant where the line tells that field of after the change.
 */
export const sentences: Readonly<Record<string, Sentence>> = {
  // Money.
  createPayment: say(
    '{who} recorded a payment[ of {amount}] for {name}',
    '{who} registró un pago[ de {amount}] de {name}',
  ),
  createAgencyPayment: say(
    '{who} recorded a payment[ of {amount}] of an agency',
    '{who} registró un pago[ de {amount}] de una agencia',
  ),
  approvePayment: say(
    '{who} approved a payment[ of {amount}] for {name}',
    '{who} aprobó un pago[ de {amount}] de {name}',
  ),
  updatePayment: say('{who} corrected a payment for {name}', '{who} corrigió un pago de {name}'),
  voidPayment: say('{who} voided a payment[ of {amount}] for {name}', '{who} anuló un pago[ de {amount}] de {name}'),
  refundPayment: say('{who} refunded[ {amount}] for {name}', '{who} reembolsó[ {amount}] a {name}'),
  unapplyPayment: say(
    '{who} took a payment for {name} off its invoices',
    '{who} separó de sus facturas un pago de {name}',
  ),
  applyPayment: say('{who} used a payment for the invoices of {name}', '{who} aplicó un pago a las facturas de {name}'),
  sendPaymentReceipt: say('{who} sent a receipt for {name}', '{who} envió un recibo de {name}'),
  createDeposit: say(
    '{who} charged a deposit[ of {amount}] for {name}',
    '{who} cobró un depósito[ de {amount}] de {name}',
  ),
  returnDeposit: say('{who} returned a deposit of {name}', '{who} devolvió un depósito de {name}'),
  applyDeposit: say(
    '{who} used a deposit for the invoices of {name}',
    '{who} aplicó un depósito a las facturas de {name}',
  ),
  keepDeposit: say('{who} kept a deposit of {name}', '{who} retuvo un depósito de {name}'),
  createCredit: say('{who} gave a credit[ of {amount}] to {name}', '{who} dio un crédito[ de {amount}] a {name}'),
  refundCredit: say(
    '{who} paid back credit[ of {amount}] for {name}',
    '{who} devolvió crédito[ por {amount}] de {name}',
  ),
  voidCredit: say('{who} voided a credit of {name}', '{who} anuló un crédito de {name}'),
  createInvoice: say(
    '{who} made an invoice[ of {amount}] for {name}',
    '{who} hizo una factura[ de {amount}] para {name}',
  ),
  submitInvoice: say('{who} opened a draft invoice for {name}', '{who} abrió una factura en borrador de {name}'),
  adjustInvoice: say('{who} adjusted an invoice of {name}', '{who} ajustó una factura de {name}'),
  voidInvoice: say('{who} voided an invoice of {name}', '{who} anuló una factura de {name}'),
  waiveInvoice: say('{who} waived an invoice of {name}', '{who} condonó una factura de {name}'),
  transferInvoiceBill: say('{who} transferred an invoice of {name}', '{who} transfirió una factura de {name}'),
  sendInvoice: say('{who} sent an invoice of {name}', '{who} envió una factura de {name}'),
  sendUnpaidReminder: say(
    '{who} reminded the family of {name} of what is owed',
    '{who} recordó el saldo a la familia de {name}',
  ),
  sendStudentStatement: say('{who} sent the statement of {name}', '{who} envió el estado de cuenta de {name}'),
  chargeInvoice: say('{who} charged a card for an invoice of {name}', '{who} cobró con tarjeta una factura de {name}'),
  pauseBillingPlan: say('{who} paused the plan {name}', '{who} pausó el plan {name}'),
  unpauseBillingPlan: say('{who} resumed the plan {name}', '{who} reanudó el plan {name}'),
  deactivateBillingPlan: say('{who} ended the plan {name}', '{who} terminó el plan {name}'),
  // The door and the day.
  'saveUserStudentCheckInOutActivity#checked_in_at': say(
    '{who} checked {name} in',
    '{who} registró la entrada de {name}',
  ),
  'saveUserStudentCheckInOutActivity#checked_out_at': say(
    '{who} checked {name} out',
    '{who} registró la salida de {name}',
  ),
  markStudentsAbsent: say('{who} marked {name} absent', '{who} marcó ausente a {name}'),
  undoStudentAbsent: say('{who} took back that {name} is absent', '{who} quitó la ausencia de {name}'),
  updateStudentAttendance: say('{who} corrected the hours of {name}', '{who} corrigió las horas de {name}'),
  deleteStudentAttendance: say('{who} removed a stay of {name}', '{who} eliminó una estancia de {name}'),
  updateTeamAttendance: say('{who} corrected a shift of {name}', '{who} corrigió un turno de {name}'),
  deleteTeamAttendance: say('{who} removed a shift of {name}', '{who} eliminó un turno de {name}'),
  generateTimeclockLink: say(
    '{who} made a new address for the tablets of {name}',
    '{who} creó una dirección nueva para las tabletas de {name}',
  ),
  giveMedication: say('{who} logged a dose for {name}', '{who} registró una dosis de {name}'),
  noteStudentAllergy: say('{who} noted an allergy of {name}', '{who} anotó una alergia de {name}'),
  // Talk.
  createAlert: say('{who} sent the alert “{name}”', '{who} envió la alerta “{name}”'),
  createAlertProgram: say('{who} sent the alert “{name}”', '{who} envió la alerta “{name}”'),
  createInstantSms: say('{who} sent a text message', '{who} envió un mensaje de texto'),
  sendNewsletter: say('{who} sent the newsletter {name}', '{who} envió el boletín {name}'),
  publishNewsletter: say('{who} published the newsletter {name}', '{who} publicó el boletín {name}'),
  unpublishNewsletter: say('{who} took the newsletter {name} back', '{who} retiró el boletín {name}'),
  sendTestNewsletter: say('{who} sent a test of the newsletter {name}', '{who} envió una prueba del boletín {name}'),
  shareForm: say('{who} shared the form {name}', '{who} compartió el formulario {name}'),
  submitWebFormEntry: say('{who} handed in a form', '{who} entregó un formulario'),
  requestChangeForm: say('{who} asked for changes to a form entry', '{who} pidió cambios en una respuesta'),
  setCurrentFoodMenuWeek: say(
    '{who} showed families the menu of the week of {name}',
    '{who} mostró a las familias el menú de la semana {name}',
  ),
  copyFoodMenuWeek: say('{who} copied a menu into the week of {name}', '{who} copió un menú en la semana {name}'),
  saveFoodMenuWeek: say('{who} changed the menu of the week of {name}', '{who} cambió el menú de la semana {name}'),
  // People.
  updateStudentStatus: say('{who} changed the status of {name}', '{who} cambió el estado de {name}'),
  moveStudentsToProgram: say('{who} moved {name} to another room', '{who} movió a otra sala a {name}'),
  transferStudents: say('{who} moved {name} to another location', '{who} movió a otra sede a {name}'),
  updateStudentCamera: say('{who} changed the cameras of {name}', '{who} cambió las cámaras de {name}'),
  approveStudentDocument: say('{who} accepted the document {name}', '{who} aceptó el documento {name}'),
  rejectStudentDocument: say('{who} sent back the document {name}', '{who} devolvió el documento {name}'),
  updateUserPassword: say('{who} changed the password of {name}', '{who} cambió la contraseña de {name}'),
  updateRoleUserPassword: say('{who} changed the password of {name}', '{who} cambió la contraseña de {name}'),
  updateAdminUserPassword: say('{who} changed the password of {name}', '{who} cambió la contraseña de {name}'),
  updateManagerUserPassword: say('{who} changed the password of {name}', '{who} cambió la contraseña de {name}'),
  resetUserLogins: say('{who} reset the camera logins of {name}', '{who} reinició los accesos a cámaras de {name}'),
  'updateUserStatus#active': say(
    '{who} switched the account of {name} on or off',
    '{who} activó o desactivó la cuenta de {name}',
  ),
  saveUserCheckInPin: say('{who} changed the PIN of {name}', '{who} cambió el PIN de {name}'),
  generateUserCheckInPin: say('{who} gave {name} a new PIN', '{who} dio un PIN nuevo a {name}'),
  // Cameras.
  updateCameraStatus: say('{who} switched the camera {name} on or off', '{who} activó o desactivó la cámara {name}'),
  requestIncident: say('{who} asked for a recording', '{who} pidió una grabación'),
};
