import { notify } from '@nestling/ui/notice/notices.ts';
import { Menu } from '@nestling/ui/overlay/Menu.tsx';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { IconHelp, IconStar, IconStarFilled } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { helpWords } from '../help/words.ts';
import { useHere } from './here.ts';
import { askLate } from './late-ask.ts';
import classes from './StarMenu.module.css';
import { starWords } from './star-words.ts';
import { starTitle, toggleStar, useStars } from './starred.ts';

/** Explains the page on show; marks it, and leads to the marked ones. */
const StarMenu = () => {
  const t = useWords(starWords);
  const tHelp = useWords(helpWords);
  const speech = useSpeech();
  const navigate = useNavigate();
  const here = useHere();
  const stars = useStars();
  const marked = stars.some(({ path }) => path === here.path);
  const toggle = () => {
    const title = document.title.replace(/^\(\d+\+?\) /, '').split(' · ')[0] ?? '';
    const star = { screen: here.id ?? '', path: here.path, title };
    if (!toggleStar(star)) notify({ kind: 'look', title: t('starsFull'), detail: t('starsFullDetail') });
  };
  const Star = marked ? IconStarFilled : IconStar;
  return (
    <>
      <button type="button" className={classes.help} onClick={() => askLate('help')}>
        <IconHelp size={20} aria-label={tHelp('help')} />
      </button>
      <Menu
        label={t('pageStars')}
        button={<Star size={20} />}
        items={[
          { key: '', label: marked ? t('unstar') : t('star'), icon: <Star size={18} />, onPick: toggle },
          ...stars.map((star, i) => ({
            key: star.path,
            label: starTitle(star, speech),
            group: i === 0 ? t('starred') : undefined,
            onPick: () => void navigate({ href: star.path }),
          })),
        ]}
      />
    </>
  );
};

export default StarMenu;
