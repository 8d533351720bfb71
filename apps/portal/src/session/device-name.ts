const textOf = (device: object, key: string): string => {
  const value: unknown = Reflect.get(device, key);
  return typeof value === 'string' ? value : '';
};

/** What a session's device says of itself, as a person reads it: "Chrome, Android, Samsung"; '' when it said nothing. */
export const deviceName = (device: unknown): string =>
  typeof device === 'object' && device !== null
    ? ['client', 'os', 'brand', 'model']
        .map((key) => textOf(device, key))
        .filter(Boolean)
        .join(', ')
    : '';

/** Whether it said that it is a phone or tablet. */
export const isHandheld = (device: unknown): boolean =>
  typeof device === 'object' && device !== null && /phone|mobile|tablet/i.test(textOf(device, 'device_type'));
