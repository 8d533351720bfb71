import classes from './drawings.module.css';

/** A sheet of paper and a pencil: an empty list of written things. */
export const PaperPicture = () => (
  <svg viewBox="0 0 220 170" aria-hidden="true">
    <ellipse className={classes.floor} cx="110" cy="156" rx="104" ry="11" />
    <rect className={classes.soft} x="24" y="20" width="90" height="132" rx="9" transform="rotate(-6 69 86)" />
    <rect className={classes.sheet} x="62" y="6" width="106" height="144" rx="10" />
    <rect className={classes.brand} x="80" y="30" width="48" height="8" rx="4" />
    <g className={classes.lines}>
      <rect x="98" y="56" width="54" height="6" rx="3" />
      <rect x="98" y="75" width="42" height="6" rx="3" />
      <rect x="98" y="94" width="49" height="6" rx="3" />
    </g>
    <rect x="80" y="54" width="10" height="10" rx="2" fill="#95d600" />
    <rect x="80" y="73" width="10" height="10" rx="2" fill="#95d600" />
    <path className={classes.ink} d="M82 128c7-13 12-13 14-3 2 9 10-16 15-4 3 7 7 2 18 0" />
    <g transform="rotate(34 176 110)">
      <rect x="168" y="70" width="16" height="12" fill="#d9593f" />
      <rect x="168" y="82" width="16" height="58" fill="#e8b93a" />
      <path d="M168 140h16l-8 15z" fill="#f3d9a4" />
    </g>
  </svg>
);

/** A door standing ajar: there is no such page. */
export const DoorPicture = () => (
  <svg viewBox="0 0 290 220" aria-hidden="true">
    <ellipse className={classes.floor} cx="145" cy="200" rx="140" ry="16" />
    <path d="M72 200V14q0-9 9-9h115q9 0 9 9v186z" fill="#e9cfa3" />
    <path className={classes.brand} d="M84 200V18q0-5 5-5h104q5 0 5 5v182z" />
    <path className={classes.mid} d="M84 200V18q0-5 5-5h76q6 0 6 5v182z" />
    <circle cx="156" cy="112" r="6" fill="#f3e0bd" />
    <path d="M198 28h12v172h-12z" fill="#dcb98a" />
    <rect x="42" y="132" width="30" height="30" rx="4" fill="#d9593f" transform="rotate(8 57 147)" />
    <rect x="26" y="169" width="31" height="31" rx="4" fill="#e8b93a" />
    <circle cx="186" cy="180" r="15" fill="#95d600" />
    <rect x="232" y="174" width="26" height="26" rx="4" fill="#4a83bf" />
  </svg>
);

/** Building blocks waiting: an empty list of people or places. */
export const BlocksPicture = () => (
  <svg viewBox="0 0 220 150" aria-hidden="true">
    <ellipse className={classes.floor} cx="110" cy="136" rx="104" ry="11" />
    <rect x="44" y="92" width="44" height="44" rx="6" fill="#e8b93a" />
    <rect className={classes.mid} x="92" y="92" width="44" height="44" rx="6" />
    <rect x="68" y="46" width="44" height="44" rx="6" fill="#d9593f" transform="rotate(-5 90 68)" />
    <circle cx="164" cy="118" r="18" fill="#95d600" />
    <path className={classes.dashed} d="M118 40h40v40h-40z" />
  </svg>
);

/** A camera on the wall looking at an empty rug: no cameras yet, or none open. */
export const CameraPicture = () => (
  <svg viewBox="0 0 220 160" aria-hidden="true">
    <ellipse className={classes.soft} cx="112" cy="134" rx="92" ry="18" />
    <ellipse className={classes.floor} cx="112" cy="134" rx="56" ry="10" />
    <path className={classes.dashed} d="M96 66 56 122M118 62l56 58" />
    <rect className={classes.lines} x="76" y="4" width="14" height="40" rx="5" />
    <g transform="rotate(24 104 44)">
      <rect className={classes.brand} x="62" y="26" width="76" height="36" rx="10" />
      <rect className={classes.mid} x="130" y="30" width="16" height="28" rx="6" />
      <circle cx="78" cy="44" r="5" fill="#95d600" />
    </g>
  </svg>
);
