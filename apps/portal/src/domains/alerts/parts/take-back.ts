import { useAction } from '@nestling/kit/action.ts';

/** The act that takes back what is held yet, by its id; none without one. */
export const useTakeBack = (
  cancel: Parameters<typeof useAction<object, { id: string }>>[0],
): ((id: string | null | undefined) => (() => void) | null) => {
  const { run } = useAction(cancel);
  return (id) => (id ? () => void run({ id }) : null);
};
