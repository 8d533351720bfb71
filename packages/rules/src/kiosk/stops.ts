/** Whether an answer to a statement of a health screen stops a check-in; `stops_on` is yes, no or none. */
export const stopsOn = (stops_on: string, answer: boolean): boolean => stops_on === (answer ? 'yes' : 'no');
