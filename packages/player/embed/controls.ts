import type { Word, Words } from './words.ts';

const SHOWN_MS = 4000;

interface ControlsOptions {
  stage: HTMLElement;
  video: HTMLVideoElement;
  words: Words;
  play(): void;
}

/** Controls come with a touch, a pointer or the keyboard, and leave after four seconds. */
export function startControls({ stage, video, words, play }: ControlsOptions): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const touched = () => {
    stage.classList.add('touched');
    clearTimeout(timer);
    timer = setTimeout(() => stage.classList.remove('touched'), SHOWN_MS);
  };
  for (const event of ['pointermove', 'pointerdown', 'keydown'] as const) stage.addEventListener(event, touched);
  // The touch a browser may want before it plays.
  stage.addEventListener('click', () => {
    if (video.paused) play();
  });

  stage.querySelector('.controls')?.setAttribute('aria-label', words('controls'));
  for (const label of stage.querySelectorAll<HTMLElement>('[data-word]')) {
    const { word } = label.dataset;
    if (isLabel(word)) label.textContent = words(word);
  }

  const deeds: Record<string, { able: boolean; run(): void }> = {
    rotate: { able: true, run: () => stage.classList.toggle('turned') },
    popOut: {
      able: document.pictureInPictureEnabled === true,
      run: () => void popOut(video).catch(() => {}),
    },
    fullscreen: {
      able: document.fullscreenEnabled === true,
      run: () => void fullscreen(stage).catch(() => {}),
    },
  };
  for (const button of stage.querySelectorAll<HTMLButtonElement>('[data-do]')) {
    const deed = deeds[button.dataset.do ?? ''];
    button.hidden = !deed?.able;
    button.addEventListener('click', () => deed?.run());
  }
}

const LABELS = ['live', 'rotate', 'popOut', 'fullscreen'] as const satisfies Word[];

const isLabel = (word: string | undefined): word is (typeof LABELS)[number] => LABELS.some((label) => label === word);

async function popOut(video: HTMLVideoElement): Promise<void> {
  if (document.pictureInPictureElement === video) await document.exitPictureInPicture();
  else await video.requestPictureInPicture();
}

async function fullscreen(stage: HTMLElement): Promise<void> {
  if (document.fullscreenElement) await document.exitFullscreen();
  else await stage.requestFullscreen();
}
