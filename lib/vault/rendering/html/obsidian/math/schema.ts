/** What KaTeX writes of MathML, without `style`, `class`, `href` and events. */
export const MATHML_ELEMENTS =
  "math semantics annotation mrow mi mn mo mtext ms mspace mfrac msqrt mroot mstyle merror mpadded mphantom menclose msub msup msubsup munder mover munderover mmultiscripts mtable mtr mtd mlabeledtr".split(
    " ",
  );

const ATTRIBUTES =
  "mathvariant mathcolor mathbackground mathsize scriptlevel displaystyle display stretchy symmetric largeop movablelimits fence separator accent accentunder form lspace rspace minsize maxsize width height depth voffset linethickness notation columnlines rowlines rowspacing columnspacing columnalign side encoding dataAlign".split(
    " ",
  );

export const MATHML_ATTRIBUTES = Object.fromEntries(MATHML_ELEMENTS.map((name) => [name, ATTRIBUTES]));
