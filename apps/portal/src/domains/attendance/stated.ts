/** Day and minute of now in a location's own clock, as the door states them. */
export const statedNow = (zone: string | null, now: Date = new Date()): { date: string; time: string } => {
  const text = new Intl.DateTimeFormat('sv-SE', {
    dateStyle: 'short',
    timeStyle: 'short',
    ...(zone ? { timeZone: zone } : {}),
  }).format(now);
  const [date = '', time = ''] = text.split(' ');
  return { date, time };
};
