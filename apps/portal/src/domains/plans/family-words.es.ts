export const es = {
  weekOf: 'Esta semana para {name}',
  noWeek: 'Todavía no se compartió un plan para esta semana.',
  anyDay: 'Cualquier día',
  atHome: 'Para probar en casa',
  changedOn: 'Modificado el {date}',
};
