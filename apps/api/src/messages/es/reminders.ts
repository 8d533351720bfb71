import type { reminders as en } from '../en/reminders.ts';

export const reminders: typeof en = {
  'reminders.badDays':
    'Indique el primer día, cada cuántos días y el último día. El último día es a lo sumo un año después.',
  'reminders.pastDue': 'Este día ya pasó. Elija uno posterior o déjelo vacío.',
};
