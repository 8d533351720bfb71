import classes from './Mark.module.css';

/** The product's mark on its tile: a smiling nest, or a paw for pets. `size` in px. */
export const Mark = ({ size = 28, pets = false }: { size?: number; pets?: boolean }) => (
  <svg className={classes.mark} width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
    <rect className={classes.tile} width="32" height="32" rx="8.5" />
    {pets ? <Paw /> : <Nest />}
  </svg>
);

const Nest = () => (
  <>
    <path className={classes.stroke} d="M5.8 14.6c1.4 5.6 5.2 9.2 10.2 9.2s8.8-3.6 10.2-9.2" />
    <circle className={classes.shape} cx="12.2" cy="13.4" r="3.5" />
    <ellipse cx="20.2" cy="14.2" rx="3.2" ry="2.8" fill="#95d600" />
  </>
);

const Paw = () => (
  <g className={classes.shape}>
    <ellipse cx="16" cy="20.4" rx="5.6" ry="4.7" />
    <circle cx="8.4" cy="15.4" r="2.7" />
    <circle cx="13" cy="10.4" r="2.8" />
    <circle cx="19" cy="10.4" r="2.8" />
    <circle cx="23.6" cy="15.4" r="2.7" />
  </g>
);
