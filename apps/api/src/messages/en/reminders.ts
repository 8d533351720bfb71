/** Days by which something is wanted, and on which it reminds. */
export const reminders = {
  'reminders.badDays': 'Enter the first day, the days between and the last day. The last day is at most a year later.',
  'reminders.pastDue': 'This day is in the past. Choose a later one, or leave it empty.',
};
