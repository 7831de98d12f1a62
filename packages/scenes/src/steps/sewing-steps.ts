import type { DrawnStep } from './step-parts.tsx';

export const riceSackBagSteps: readonly DrawnStep[] = [
  [
    'Cuci dan jemur',
    ['clothesline', 160, 178, 1],
    ['flatSack', 124, 186, 0.95],
    ['waterBasin', 238, 188, 0.62],
    ['sunshine', 270, 46],
  ],
  [
    'Potong badan dan tali',
    ['cutSack', 122, 182, 1.3],
    ['scissors', 232, 104, 1.1],
    ['strap', 250, 184, 0.6],
  ],
  ['Perkuat dasar', ['seamedSack', 138, 182, 1.3], ['needle', 196, 168, 0.9]],
  ['Bentuk alas', ['cornerSack', 140, 182, 1.35], ['needle', 204, 152, 0.9], ['ruler', 224, 60, 0.7]],
  ['Lipat bibir tas', ['bag', 150, 182, 1.4], ['clips', 150, 88, 1.1], ['needle', 220, 96, 0.8]],
  ['Buat dua tali', ['strap', 150, 134, 1.3], ['strap', 150, 178, 1.3], ['needle', 216, 122, 0.9]],
  ['Pasang tali', ['handledBag', 140, 184, 1.3], ['needle', 196, 112, 0.9]],
  [
    'Uji beban',
    ['bottle', 128, 140, 0.7],
    ['bottle', 164, 140, 0.7],
    ['handledBag', 146, 186, 1.3],
    ['arrow', 252, 112, 1, -90],
    ['check', 272, 56],
  ],
];

export const sachetWalletSteps: readonly DrawnStep[] = [
  [
    'Buka dan bersihkan',
    ['sachet', 70, 182, 0.9],
    ['openSachet', 188, 178, 1.05],
    ['scissors', 172, 72, 0.9, -10],
    ['bubbles', 274, 96],
  ],
  ['Potong enam lembar', ['pieces', 150, 186, 1.4], ['scissors', 256, 92, 1], ['ruler', 60, 60, 0.9]],
  ['Susun badan', ['joinedPieces', 140, 182, 1.25], ['needle', 206, 112, 0.9]],
  ['Pasang dua saku', ['pockets', 140, 182, 1.25], ['needle', 206, 148, 0.9]],
  ['Lapisi tepi atas dan bawah', ['boundEdges', 140, 182, 1.25], ['needle', 206, 70, 0.9]],
  ['Lipat dan jahit sisi', ['foldedBody', 146, 178, 1.4], ['turn', 262, 70, 1], ['needle', 226, 140, 0.7]],
  ['Lapisi kedua sisi', ['boundBody', 146, 178, 1.4], ['clips', 146, 92, 0.9], ['needle', 232, 132, 0.7]],
  ['Pasang kancing', ['walletWithStuds', 150, 180, 1.5], ['needle', 218, 92, 0.8], ['check', 48, 60]],
];

export const newspaperBasketSteps: readonly DrawnStep[] = [
  ['Gulung 40 pipa', ['newspaper', 96, 182, 1.15], ['skewer', 52, 150, 1], ['tubes', 232, 184, 0.95]],
  [
    'Buat alas',
    ['pan', 88, 182, 0.95],
    ['disc', 216, 184, 1.3],
    ['disc', 216, 150, 1.3],
    ['scissors', 262, 96, 0.9],
  ],
  ['Rekatkan tiang', ['spokes', 140, 182, 1.6], ['glue', 246, 120, 1], ['books', 270, 190, 0.6]],
  ['Tegakkan tiang', ['stakes', 150, 184, 1.2], ['pan', 150, 172, 0.9], ['clips', 150, 84, 1]],
  ['Anyam dinding', ['stakes', 138, 186, 1.3], ['weave', 138, 182, 1.3], ['tubes', 262, 188, 0.6]],
  ['Sambung pipa', ['joint', 150, 120, 1.6], ['glue', 176, 96, 0.9, -24], ['arrow', 250, 160, -0.9]],
  ['Kunci bibirnya', ['paperBasket', 140, 186, 1.05], ['clips', 140, 62, 1.2], ['scissors', 262, 80, 0.9]],
  ['Lapisi dengan lem', ['paperBasket', 128, 186, 1.05], ['brush', 206, 116, 1, 42], ['bowl', 262, 186, 0.9]],
];

export const recycledPaperSteps: readonly DrawnStep[] = [
  [
    'Sobek dan rendam semalam',
    ['books', 66, 182, 0.85],
    ['torn', 172, 78, 1.1],
    ['bucket', 190, 182, 1.05],
    ['moon', 276, 56],
  ],
  ['Siapkan bingkai', ['meshFrame', 108, 180, 1.1], ['emptyFrame', 244, 182, 0.85], ['nail', 60, 74, 1, 20]],
  ['Lumatkan', ['blender', 130, 182, 1.25], ['torn', 236, 184, 0.8], ['clock', 262, 64]],
  [
    'Masak lem kanji',
    ['spoon', 166, 112, 0.9, 20],
    ['boilingPan', 150, 172, 1.2],
    ['steam', 150, 64, 1.1],
    ['cup', 264, 182, 0.9],
  ],
  ['Isi bak', ['pulpBasin', 150, 184, 1.3], ['cup', 236, 78, 0.9, -112], ['turn', 96, 68, 0.9]],
  [
    'Angkat selembar',
    ['pulpBasin', 160, 188, 1.2],
    ['wetFrame', 160, 112, 1.05],
    ['drops', 160, 128, 0.7],
    ['arrow', 270, 78, 1, -90],
  ],
  [
    'Pindahkan ke kain',
    ['layers', 120, 184, 1.2],
    ['meshFrame', 128, 116, 0.9, -8],
    ['sponge', 246, 100, 1.1],
  ],
  ['Tekan', ['press', 150, 184, 1.3], ['drops', 262, 168, 0.7], ['clock', 276, 60]],
  [
    'Keringkan',
    ['clothesline', 160, 180, 1.05],
    ['sheet', 104, 146, 0.9],
    ['sheet', 216, 146, 0.9],
    ['air', 160, 40, 1],
  ],
];
