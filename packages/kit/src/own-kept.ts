import { useFrame } from './frame.ts';
import { useKept } from './kept.ts';

/** A value kept on this device under a key, as `useKept` has it, for whoever is signed in alone. */
export const useOwnKept = (key: string): ReturnType<typeof useKept> => {
  const { person } = useFrame();
  return useKept(person ? `${key}:${person}` : key);
};
