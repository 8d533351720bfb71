/** What the field of a photo holds that is there and stays as it is: its key is not told, and not sent either. */
export const KEPT = 'kept';

/** What is sent of a form with a photo: its key, empty for none, and nothing where it stays. */
export const withoutKept = <G extends { photo?: string | null | undefined }>({ photo, ...given }: G) => ({
  ...given,
  ...(photo === KEPT ? {} : { photo: photo ?? '' }),
});
