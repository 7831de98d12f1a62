import type { DrawnStep } from './step-parts.tsx';

export const jarLampSteps: readonly DrawnStep[] = [
  [
    'Rendam, lalu bersihkan lem',
    ['openJar', 150, 160, 1.1],
    ['waterBasin', 150, 186, 1.25],
    ['sponge', 266, 184, 0.9],
    ['bubbles', 224, 72],
  ],
  ['Potong kertas', ['sheet', 150, 178, 1.5], ['ruler', 84, 176, 1], ['scissors', 246, 110, 1]],
  ['Gunting motif', ['fan', 130, 180, 1.7], ['scissors', 250, 120, 1]],
  [
    'Pasang kertas di dalam',
    ['paperJar', 160, 182, 1.45],
    ['arrow', 74, 62, 0.9, 40],
    ['tape', 262, 184, 0.8],
  ],
  [
    'Tempel kotak baterai',
    ['jarLid', 120, 180, 1.5],
    ['batteryBox', 120, 156, 1.3],
    ['battery', 224, 182, 0.8],
    ['battery', 262, 182, 0.8],
  ],
  ['Susun lampu', ['litJar', 150, 184, 1.3], ['lights', 258, 182, 0.9]],
  ['Beri gagang', ['wireHandle', 138, 184, 1.1], ['litJar', 138, 184, 1.1], ['pliers', 196, 98, 0.9, -12]],
];

export const crateShelfSteps: readonly DrawnStep[] = [
  ['Pilih dan periksa peti', ['crate', 140, 182, 1.4], ['pliers', 214, 88, 0.9, -16], ['check', 52, 60]],
  ['Amplas', ['crate', 132, 182, 1.4], ['sandpaper', 140, 76, 1.1], ['dust', 236, 150, 1.2]],
  ['Oles pernis', ['crate', 120, 182, 1.3], ['brush', 176, 96, 1, 40], ['paintTin', 256, 184, 0.9]],
  ['Susun dan tandai', ['rack', 138, 186, 1.05], ['marker', 222, 116, 0.9, 60]],
  ['Satukan dengan baut', ['rack', 116, 186, 1.05], ['drill', 196, 112, 0.75], ['bolt', 26, 186, 0.9]],
  [
    'Pasang siku',
    ['rack', 116, 186, 1.05],
    ['bracket', 250, 182, 1.2],
    ['screw', 284, 96, 0.9],
    ['screw', 258, 96, 0.9],
  ],
  [
    'Bor dinding',
    ['wall', 100, 152, 1.15],
    ['wallHole', 156, 84],
    ['drill', 162, 84, 0.9],
    ['level', 96, 186, 0.9],
  ],
  [
    'Ikat dan uji',
    ['wall', 160, 152, 2.1],
    ['rack', 150, 186, 1.05],
    ['plant', 116, 178, 0.42],
    ['jar', 184, 178, 0.55],
    ['check', 268, 52],
  ],
];

export const pencilCanSteps: readonly DrawnStep[] = [
  ['Buka dan cuci', ['can', 140, 178, 1.7], ['gloves', 236, 176, 1], ['bubbles', 62, 116, 1.1]],
  ['Jinakkan bibir tajam', ['can', 128, 182, 1.8], ['pliers', 158, 72, 1, -8]],
  ['Lapisi bibir', ['can', 136, 182, 1.8], ['tapedCan', 136, 182, 1.8], ['tape', 236, 182, 1.1]],
  [
    'Amplas dan cat',
    ['newspaper', 124, 190, 1.3],
    ['can', 122, 180, 1.5],
    ['brush', 168, 124, 0.9, 46],
    ['paintTin', 256, 184, 0.95],
  ],
  [
    'Beri alas',
    ['can', 96, 182, 1.4],
    ['disc', 216, 184, 1.2],
    ['scissors', 258, 104, 0.95],
    ['arrow', 156, 76, -0.8, -24],
  ],
  [
    'Gandeng tiga kaleng',
    ['can', 160, 158, 1.4],
    ['can', 124, 178, 1.5],
    ['can', 198, 178, 1.5],
    ['rubberBand', 162, 112, 1.15],
    ['glue', 268, 150, 0.85],
  ],
];

export const oilSoapSteps: readonly DrawnStep[] = [
  [
    'Saring dan timbang minyak',
    ['scale', 150, 188, 0.72],
    ['oilBowl', 150, 114, 0.9],
    ['filter', 150, 74, 0.9],
    ['jerrycan', 260, 186, 0.62],
  ],
  [
    'Siapkan tempat dan pelindung',
    ['gloves', 84, 172, 1.1],
    ['goggles', 190, 96, 1.1],
    ['cup', 176, 184, 0.95],
    ['lyeBowl', 252, 184, 0.85],
  ],
  [
    'Larutkan soda api',
    ['spoon', 182, 110, 1, 26],
    ['lyeBowl', 150, 182, 1.5],
    ['steam', 128, 92, 1.2],
    ['clock', 276, 60],
    ['gloves', 56, 178, 0.7],
  ],
  [
    'Campur dan kocok',
    ['whisk', 166, 142, 1.1, 14],
    ['batterBowl', 150, 184, 1.6],
    ['turn', 262, 74, 1],
    ['gloves', 56, 178, 0.7],
  ],
  ['Cetak', ['mouldBox', 110, 184, 1.05], ['towelBox', 240, 186, 0.8], ['moon', 276, 54]],
  ['Potong', ['soapBlock', 140, 180, 1.3], ['cutter', 168, 92, 1, 30], ['gloves', 270, 178, 0.75]],
  [
    'Angin-anginkan 6 minggu',
    ['soap', 84, 182, 0.7],
    ['soap', 164, 182, 0.7],
    ['soap', 244, 182, 0.7],
    ['air', 130, 78, 1.2],
    ['calendar', 250, 72, 1.1],
  ],
  [
    'Uji sebelum dipakai',
    ['soap', 130, 182, 1.3],
    ['phStrip', 176, 128, 1.1, 18],
    ['gloves', 262, 178, 0.85],
    ['drops', 84, 72, 0.7],
  ],
];

export const capMosaicSteps: readonly DrawnStep[] = [
  ['Kumpulkan dan kelompokkan', ['capPiles', 152, 184, 1.5], ['marker', 260, 104, 0.9, 30]],
  ['Gambar pola', ['gridPaper', 136, 182, 1.4], ['marker', 208, 126, 1, 40]],
  [
    'Cuci dan keringkan',
    ['looseCaps', 150, 132, 0.9],
    ['waterBasin', 150, 186, 1.25],
    ['bubbles', 230, 70, 1.2],
    ['bubbles', 84, 84],
  ],
  ['Siapkan papan', ['linedBoard', 130, 182, 1.3], ['brush', 214, 118, 1, 46], ['paintTin', 276, 188, 0.75]],
  ['Amplas bibir tutup', ['sandpaper', 132, 184, 2], ['looseCaps', 132, 138, 1.1], ['dust', 246, 140, 1.2]],
  ['Coba tata dulu', ['capBoard', 138, 182, 1.3], ['looseCaps', 270, 190, 0.5]],
  [
    'Tempel satu per satu',
    ['halfCapBoard', 126, 182, 1.3],
    ['glue', 232, 122, 1],
    ['looseCaps', 262, 188, 0.6],
  ],
  [
    'Gantung',
    ['wall', 160, 152, 2.1],
    ['hooks', 150, 60, 1.2],
    ['capBoard', 150, 168, 1.15],
    ['hammer', 250, 76, 0.7],
  ],
];
