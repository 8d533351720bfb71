import { useWords } from '@nestling/ui/words.ts';
import { formWords } from '../words.ts';

type Named = { readonly full_name: string } | null | undefined;

/** Who an answer is by: whoever gave it, and whose paper it was where staff have entered one. */
export const useGivenBy = () => {
  const t = useWords(formWords);
  return ({ user, on_paper_for }: { readonly user?: Named; readonly on_paper_for?: Named }): string => {
    const name = user?.full_name ?? t('guest');
    return on_paper_for ? t('onPaperFor', { name, person: on_paper_for.full_name }) : name;
  };
};
