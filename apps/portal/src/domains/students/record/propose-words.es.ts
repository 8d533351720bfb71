/** The Spanish of `proposeWords`, fetched by whoever reads Spanish. */
export const es = {
  propose: 'Agregar a un familiar',
  help: 'El centro aprueba a cada persona antes de que vea algo de {name}. La invitación se envía por correo.',
  fname: 'Nombre',
  lname: 'Apellido',
  email: 'Correo',
  phone: 'Teléfono',
  relation: 'Parentesco con {name}',
  send: 'Enviar la invitación',
  sendNamed: 'Invitar a {name}',
};
