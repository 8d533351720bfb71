import { useEffect } from 'react';
import { useFrame } from './frame.ts';

/** Writes the window's title: the record or the screen, then the product. For screens that do not use `Screen`. */
export const useWindowTitle = (title: string): void => {
  const { product } = useFrame();
  useEffect(() => {
    if (title) document.title = product ? `${title} · ${product}` : title;
  }, [title, product]);
};
