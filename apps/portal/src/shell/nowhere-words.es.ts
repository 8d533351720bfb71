/** The Spanish of `nowhereWords`, fetched by whoever reads Spanish. */
export const es = {
  title: 'Agregue su primera sede',
  text: 'Las salas, las personas y las cámaras son de una sede. La puesta en marcha le guía por todo lo necesario.',
  steps: 'Empezar la puesta en marcha',
  homeTitle: 'Desde aquí se administra la plataforma',
  homeText:
    'Los centros, quienes los pagan y las solicitudes de demostración están en el menú. Este centro no necesita una sede propia.',
  centers: 'Ver los centros',
  customers: 'Ver quién paga',
  wait: 'Todavía no tiene una sede',
  waitText: 'Un gerente puede agregarle a una. Aparecerá aquí.',
};
