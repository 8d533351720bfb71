import classes from './Playroom.module.css';

type Look = {
  readonly x: number;
  readonly y: number;
  readonly skin: string;
  readonly hair: string;
  readonly shirt: string;
};

/** The picture of the sign-in page when the centre has chosen none: children or pets in a playroom, on a rug in its colour. */
export const Playroom = ({ pets }: { pets: boolean }) => (
  <svg className={classes.room} viewBox="0 0 848 868" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
    <rect width="848" height="868" fill="#efd0a2" />
    <rect y="592" width="848" height="276" fill="#dba977" />
    <rect y="592" width="848" height="14" fill="#c48e5c" />
    <Window />
    <Shelf />
    <g>
      <ellipse className={classes.rug} cx="456" cy="762" rx="350" ry="78" />
      <ellipse className={classes.rugMiddle} cx="456" cy="758" rx="287" ry="58" />
      <ellipse className={classes.rugInner} cx="456" cy="754" rx="210" ry="37" />
    </g>
    {pets ? <Pets /> : <Children />}
    <rect x="421" y="736" width="42" height="42" rx="6" fill="#95d600" />
    <rect x="398" y="778" width="42" height="42" rx="6" fill="#d9593f" />
    <rect x="445" y="778" width="42" height="42" rx="6" fill="#e8b93a" />
    <circle cx="529" cy="803" r="21" fill="#fdf3de" />
  </svg>
);

const Window = () => (
  <g>
    <rect x="121" y="-40" width="382" height="470" rx="191" fill="#fdf3de" />
    <clipPath id="playroom-window">
      <rect x="140" y="-21" width="344" height="432" rx="172" />
    </clipPath>
    <g clipPath="url(#playroom-window)">
      <rect x="140" y="-21" width="344" height="432" fill="#cfe3ea" />
      <circle cx="418" cy="112" r="55" fill="#fbe3a0" />
      <path d="M120 330c60-70 130-80 200-20s120 20 180-6v140H120z" fill="#a9c58a" />
      <path d="M120 360c90-40 150-20 210 20s110 20 170 0v80H120z" fill="#82a566" />
      <rect x="227" y="298" width="10" height="76" fill="#7a5236" />
      <circle cx="232" cy="280" r="48" fill="#5f8f58" />
    </g>
    <rect x="306" y="-21" width="12" height="432" fill="#fdf3de" />
    <rect x="140" y="216" width="344" height="12" fill="#fdf3de" />
  </g>
);

const Shelf = () => (
  <g>
    <path d="M676 348c-34-30-46-88-8-136 34 40 40 96 8 136z" fill="#4f8a55" />
    <path d="M692 352c-6-50 24-92 82-106 0 56-32 98-82 106z" fill="#6aa25f" />
    <path d="M668 356c-50 4-84-18-96-56 46-2 84 16 96 56z" fill="#3f7a4c" />
    <path d="M640 348h74l-8 34h-58z" fill="#c96a4a" />
    <rect x="593" y="378" width="202" height="218" rx="10" fill="#b97f46" />
    <rect x="606" y="390" width="176" height="92" fill="#8f5d2f" />
    <rect x="606" y="494" width="176" height="90" fill="#8f5d2f" />
    <g>
      <rect x="612" y="408" width="24" height="74" rx="3" fill="#d9593f" />
      <rect x="638" y="416" width="19" height="66" rx="3" fill="#e8b93a" />
      <rect x="664" y="402" width="22" height="80" rx="3" fill="#4a83bf" />
      <rect x="688" y="420" width="17" height="62" rx="3" fill="#5fa36a" />
      <rect x="714" y="410" width="22" height="72" rx="3" fill="#f6e6c6" />
      <rect x="740" y="408" width="18" height="74" rx="3" fill="#8a6bb0" />
    </g>
    <rect x="624" y="534" width="50" height="50" rx="6" fill="#e8b93a" />
    <rect x="682" y="534" width="50" height="50" rx="6" fill="#d9593f" />
    <circle cx="756" cy="565" r="20" fill="#95d600" />
  </g>
);

const Children = () => (
  <>
    <Child x={318} y={625} skin="#d9a077" hair="#38241c" shirt="#e2b13a" buns />
    <Child x={478} y={604} skin="#f2ccae" hair="#694429" shirt="#5c90bb" />
    <Child x={620} y={630} skin="#8f5f41" hair="#211815" shirt="#e1745b" buns />
  </>
);

const Pets = () => (
  <>
    <Pet x={318} y={625} coat="#d9974f" ears="#9c6330" muzzle="#fbeedd" />
    <Pet x={478} y={604} coat="#8b857d" ears="#8b857d" muzzle="#e9e2d8" pointed />
    <Pet x={620} y={630} coat="#4a3a33" ears="#2e2420" muzzle="#d8b894" />
  </>
);

type Fur = {
  readonly x: number;
  readonly y: number;
  readonly coat: string;
  readonly ears: string;
  readonly muzzle: string;
};

const Pet = ({ x, y, coat, ears, muzzle, pointed = false }: Fur & { pointed?: boolean }) => (
  <g transform={`translate(${x} ${y})`}>
    <path d="M-56 142c-8-66 10-96 56-96s64 30 56 96z" fill={coat} />
    <ellipse cx="-28" cy="140" rx="24" ry="13" fill={muzzle} />
    <ellipse cx="28" cy="140" rx="24" ry="13" fill={muzzle} />
    {pointed ? <path d="M-48-14l2-54 38 26h16l38-26 2 54z" fill={ears} /> : null}
    <circle r="51" fill={coat} />
    {pointed ? null : (
      <>
        <path d="M-36-40c-32-6-44 40-26 66 18-4 22-34 26-66z" fill={ears} />
        <path d="M36-40c32-6 44 40 26 66-18-4-22-34-26-66z" fill={ears} />
      </>
    )}
    <ellipse cy="22" rx="25" ry="20" fill={muzzle} />
    <circle cx="-19" cy="-4" r="5.6" fill="#251d1f" />
    <circle cx="19" cy="-4" r="5.6" fill="#251d1f" />
    <path d="M-8 12h16l-8 9z" fill="#251d1f" />
    <path d="M-9 27c4 5 9 4 9-2 0 6 5 7 9 2" fill="none" stroke="#251d1f" strokeWidth="3" strokeLinecap="round" />
  </g>
);

const Child = ({ x, y, skin, hair, shirt, buns = false }: Look & { buns?: boolean }) => (
  <g transform={`translate(${x} ${y})`}>
    <path d="M-65 128c-2-52 12-82 65-82s67 30 65 82l-65 20z" fill={shirt} />
    <path d="M-66 122c44-8 62 6 66 20 4-14 22-28 66-20 4 26-10 42-66 42s-70-16-66-42z" fill="#3f5876" />
    {buns ? (
      <>
        <circle cx="-58" cy="2" r="21" fill={hair} />
        <circle cx="58" cy="2" r="21" fill={hair} />
      </>
    ) : null}
    <circle r="51" fill={skin} />
    <path d="M-51 12c-8-46 14-70 51-70s59 24 51 70c-6-22-12-34-20-42-26 14-54 10-66-4-6 12-12 26-16 46z" fill={hair} />
    <circle cx="-18" cy="8" r="5.2" fill="#251d1f" />
    <circle cx="18" cy="8" r="5.2" fill="#251d1f" />
    <path d="M-11 28c6 8 16 8 22 0" fill="none" stroke="#7c2f29" strokeWidth="4.5" strokeLinecap="round" />
  </g>
);
