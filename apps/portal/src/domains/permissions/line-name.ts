import { titleIn, useSpeech } from '@nestling/ui/words.ts';
import { isScreenId, screenOf } from '../../addresses.ts';

/** What the menu calls a line: the words of its screen. */
export const useLineName = () => {
  const speech = useSpeech();
  return (name: string): string => {
    if (!isScreenId(name)) return name;
    const { menu, title } = screenOf(name);
    return titleIn(menu?.label ?? title, speech);
  };
};
