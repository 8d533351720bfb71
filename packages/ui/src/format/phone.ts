/** "(207) 555-0142" of '+12075550142' or '2075550142'; a number of another country stays as it is kept. */
export const phoneWords = (phone: string): string => {
  const [, area, office, line] = /^(?:\+?1)?([2-9]\d\d)(\d{3})(\d{4})$/.exec(phone.replace(/[\s().-]/g, '')) ?? [];
  return area ? `(${area}) ${office}-${line}` : phone;
};
