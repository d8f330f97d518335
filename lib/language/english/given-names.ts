/** Given names from many languages missing from the English lexicon of `compromise`, as match keys, by region. */
export const GIVEN_NAMES = `
aarav abhishek aditi aditya ajay akash akhil alok amar amit amita amol amrita anand ananya anika aniket anil anirudh anita anjali ankit
anuj anupam aparna archana arjun arnav arun arvind asha ashok ashwin avni ayesha bhavna chandra chetan deepa deepak deepika dev devika dhruv
dinesh divya farhan gaurav gayatri girish gita gopal govind harish harpreet hemant imran indira isha ishaan jaspreet jaya jayant jyoti
kabir kamala karan karthik kavita kavya kiran kishore krishna kunal lakshmi lalita madhav mahesh malini manish manoj maya meena meera mohan mukesh
nandini naresh neha nikhil nisha nitin pallavi pankaj parvati pooja prakash pranav prashant pratik praveen preeti priti priya priyanka rachna
raghav rahul raj raja rajan rajesh rajiv raju rakesh ramesh rani ranjit rashmi ravi rekha ritu rohan rohit ruchi sachin sameer sandeep sangeeta sanjay sanjeev
santosh sarita satish saurabh seema shalini shankar sharmila shilpa shreya shruti shweta siddharth sita smita sneha sonal sourav srinivas subhash
sudha sudhir sujata sumit sunil sunita suresh surya sushma swati tanvi tara tarun uday uma varun vasudha venkat vidya vijay vikas vikram vinay vineet
vinod vishal vivek yash yogesh zara gurpreet simran rukmini padma nirmala
abimbola abiola abioye adaeze adaora adebayo adebola adedayo adeola adetokunbo adewale afolabi akosua akua akinyi amaka amani amara ama ayodele ayomide
babajide babatunde bolaji bolanle bukola busisiwe chiamaka chibuike chichi chidi chidinma chidiebere chike chimamanda chinedu chinonso chinwe chioma chuka chukwudi chukwuemeka
dayo dumisani ebele ebony efua ekow emeka enitan enyinnaya esi faraji femi fola folake folasade funke funmi hadiza halima ifeanyi ifeoma ife ijeoma ikenna
imani jabari jelani kagiso kamau kelechi kemi khadija kofi kojo kwabena kwaku kwame kwesi lerato lindiwe lulu makena mandla mapule masego mpho mumbi
muthoni mwangi naledi nana ngozi njeri njoroge nkechi nkiru nnamdi nneka nomsa nomvula nosipho ntombi nyokabi nyambura obi obinna odion okechukwu ola oladele
olabisi olamide olu olufemi olumide oluwaseun oluwatobi omari onyeka osagie otieno palesa rudo salome sanaa sekou seun sefu segun sibusiso sipho siphiwe
sizwe taiwo tariro tatenda temitope tendai thabo thandeka thandi thandiwe themba thembi thuli tinashe titilayo tobi tobenna tolu tunde tumelo uche uchenna
udoka ugochi uzoma wambui wangari wanjiku wanjiru waweru wekesa yaa yaw yemi yetunde zanele zawadi zola zodwa zuri ikechukwu ayana makeda selam tsegaye dawit
bereket hiwot mulugeta tigist yohannes almaz abebe kidane genet haile mesfin liya eyob winta aster desta
abdallah abdel abdul abdullah abdulrahman adnan afshin ahmad ahmed aicha aisha akram ali alia aliyah amal amin amina amir amira ammar anwar arash areej
asif asma atefeh aya ayman azadeh azar aziz babak bahar bashir basma behrouz bilal bita dalia darius darya dina elham emad esra fadi fahad faisal farah fareed farid farida
faris farzaneh fatemeh fatima fatma firas ghada ghassan habib hadi hafsa haidar hamid hamza hana hanan hani haruna hasan hassan hatem hiba hisham hoda hussain hussein huda
ibrahim idris iman ismail jaber jafar jalal jamal jamila javad jawad jihan kamal kamran karim kaveh khaled khalid khalil kian laila lamia layla leila leyla lina lubna
mahdi mahmoud mahsa majid malak maha malika mansour mariam marwa marwan maryam masoud medhi mehdi mehran mina mohamed mohammad mohammed mohsen mona mostafa mourad
muhammad munir musa mustafa nabil nada nadia nadine nahla naima najwa nasim nasrin nasser navid nazanin nazir negar nida niloufar noor nora noura nour omar omid osama
parisa parviz payam rafiq rahim rami ramin rana rania rasha rashid reem reza roya ruba saad sadia saeed sahar said salah saleh salem salim salma salman samar
sami samir samira sana sara sarah sayed shabnam shadi shahid shahin shahram sherif shirin siavash soheil soraya suha suleiman sumaya tahir talal tamer tariq
wael walid waleed yara yasin yasir yasmin yasmine younes yousef youssef yusra yusuf zahra zain zainab zaid zeina ziad zoya zubair
adem ahmet aslı asli aydin ayla aylin ayse ayşe baris barış basak burak burcu can cansu cem ceren cihan defne deniz derya dilara ebru ece eda elif emine emre ender
engin erdem eren erhan esin fatih gizem gokhan gökhan gul hakan halil hande hatice huseyin ilker ipek kaan kemal kerem levent mehmet melis meltem merve mert murat
nazli nilgün nurcan oğuz oguz okan onur orhan ozan ozge özge pelin pinar sedat seda selcuk selin selim sema serdar serkan sevgi sibel sinan suat suleyman taner tolga tuba
tugba tuncay ugur umut ufuk volkan yasemin yigit yilmaz zafer zehra zeynep demet nihat
ai aiko akari aki akihiro akiko akio akira asuka atsushi aya ayaka ayako ayumi chie chiyo daichi daiki daisuke eiji emi eri fumiko goro haruka haruki haruto hideki hikari
hina hiro hiroko hiromi hiroshi hiroyuki hitomi honoka ichiro isamu junko kaede kaito kana kanako kaori kazuki kazuo kazuya keiko keita ken kenichi kenji kenta kentaro
koji kota kumiko kyoko mai makoto mami mana manabu mariko masaaki masahiro masaki masako masao masaru masato mayu mayumi megumi michiko midori miho mika miki minami
minoru misaki mitsuko miyuki mizuki momoko nana naoko naoki naomi natsuki nobu nobuko noriko osamu reiko ren rie rika riko rina risa ryo ryota ryu sachiko sakura
satoko satomi satoru satoshi sayaka seiji shigeru shin shinichi shinji shiori sho shogo shota shun sora sumiko susumu tadashi taiga takako takashi takeshi taku takumi
takuya taro tatsuya tetsuya tomoko tomomi toru toshi toshiro tsubasa wataru yasuko yasuo yoko yosuke yoshi yoshiko youko yu yui yuji yuka yukari yuki yukiko yukio yumi
yumiko yuna yusuke yuta yuto yuya
bo chen chun fang fei feng gang guo hai hao hong hua hui jia jian jie jin jing jun juan kai lan lei li lihua lin ling liwei long mei meiling meihua min ming na nan ning
peng ping qi qiang qing rong rui shan shu tao ting wei weiwei wen xia xiang xiao xiaohong xiaolan xiaoli xiaoming xiaoyu xin xing xiu xu xue yan yang yao yi yifan
yichen yifei ying yong yu yuan yue yun yuxuan zhen zheng zhi zhong zixuan ziyi zihan minghao haoran jiahui junjie qiu daiyu siu wai kwok chi hoi ka-yan yat hiu cheuk wing
ji-woo jiwoo jisoo ji-soo ji-hoon jihoon jihye ji-hye jimin ji-min minjun min-jun min-ji minji minseo min-seo min-ho minho hyun hyunwoo hyun-woo hyejin hye-jin sung seong sungmin seo-yeon seoyeon
soojin soo-jin so-young yoon young-ho youngho yuna yejin ye-jin eunji eun-ji eunice jaehyun jae-hyun jae jaewon jae-won dong-hyun donghyun dongwoo seungmin seung-min taeyang tae-hyung kyung haneul sooyoung
anh bao binh cuong dung duc duy giang ha hai hanh hieu hoa hoang hung huong huy khanh khoa lan linh loan long mai minh my nam nga ngoc nguyen nhung nhi phong phuc phuong quan quang quynh
son tam thanh thao thi thu thuy tien trang trinh trung tu tuan tung tuyet uyen van viet vinh vy xuan yen
agus andi arief ayu bambang budi citra dewi dian eka fajar fitri hendra indah intan joko kadek ketut made nyoman putri putu rini rizky sari siti sri surya tri wahyu wayan yanti yuli
arturo bayani dalisay jomar liezl marisol maricel rodel rowena somchai niran anong kanya malee supaporn sirikit wichai pim ploy chai thida aung kyaw zaw htet phyo myint thant hla
agnieszka aleksandra aleksander alicja andrzej artur bartek bartosz beata bogdan boguslaw cezary dagmara damian danuta dariusz dorota edyta elzbieta ewa filip franciszek
gosia grazyna grzegorz halina henryk hubert iwona jacek jadwiga jakub jan janusz jaroslaw jerzy joanna jolanta justyna kacper kamil karol karolina kasia katarzyna
kazimierz kinga krystyna krzysztof lech leszek lukasz lucyna maciej magda magdalena malgorzata marcin marek mariusz marta mateusz michal mieczyslaw milosz
miroslaw natalia norbert oliwia pawel piotr przemek przemyslaw radek radoslaw rafal renata ryszard sebastian slawomir stanislaw stefan szymon tadeusz teresa tomasz tomek urszula
waldemar wanda weronika wieslaw wiktor witold wojciech wojtek zbigniew zofia zuzanna zygmunt
bohdan bohumil bozena dagmar dalibor dana frantisek hana honza ivana jana jaromir jaroslav jarmila jindrich jiri jitka josef katerina kristyna kveta ladislav lenka libor libuse
ludek lubos marketa martina milada milan milena miloslav miroslav monika ondrej pavel pavla petr petra radka radim rostislav ruzena sarka simona stanislav tereza tomas
vaclav vera veronika vit vladimir vlasta vojtech zdenek zdenka zuzana andras attila balazs balint bela bence csaba csilla daniel denes edit emese endre erzsebet eszter
ferenc gabor gergely gergo geza gyorgy gyula ildiko imre istvan janos jolan jozsef judit kalman katalin kata krisztina krisztian lajos laszlo levente marton maté miklos noemi
orsolya pal peter piroska reka sandor szabolcs szilvia tamas tibor timea viktoria vilmos zita zoltan zsofia zsolt zsuzsanna zsuzsa aranka
adrian alina ana anca andrei bogdan camelia catalin ciprian claudia constantin corina cosmin costin cristian cristina dan dragos doina dorin elena emil florin gabriela george gheorghe horia
ileana ilinca ioan ioana ion ionela ionut iulia iulian liviu lucian luminita madalina marius mihaela mihai mircea mirela nicoleta octavian oana ovidiu radu raluca razvan roxana sorin
stefania teodora tudor valentin vasile viorel vlad aleksandar aleksandra ana biljana bojan boris branislav branka danijela dejan dragan dusan goran gordana igor ivan ivana jelena
jovan jovana katarina ljiljana luka marija marko milica milos mirjana miro mladen nebojsa nemanja nenad nikola petar predrag radovan sanja sasa slavica slobodan snezana srdjan
stjepan svetlana tanja tihomir vesna vuk zeljko zoran zorica davor domagoj hrvoje ante ivica josip kreso matej maja mateja nika tjasa ursa primoz ales matjaz rok blaz
alexei aleksei aleksandr alexey alyona anastasia anatoly andrey anton antonina arkady artem artyom boris daria darya denis dmitri dmitry dmytro ekaterina elena evgeni evgenia evgeny
fyodor galina gennady georgy gleb grigory igor ilya inna irina ivan kirill konstantin kostya ksenia larisa lev lidia liudmila ludmila lyudmila maksim maria marina mikhail
misha mykola nadezhda nastya natalya nikita nikolai nina oksana oleg oleh oleksandr oleksii olena olga olha pavlo petro polina roman ruslan sergei sergey serhii sofiya stanislav
svetlana taisia taras tatiana tatyana timofey timur vadim valentina valeria valery vasily vera viktor vitaly vladislav volodymyr vsevolod vyacheslav yana yaroslav
yegor yelena yevgeny yulia yuliya yuri yuriy zhanna zinaida zoya bohdana iryna kateryna lesya mariya nataliya solomiya vira yaryna nino giorgi tamar davit levan ani armen
aram hasmik karine narine tigran gevorg nare anahit siranush aigul bekzat nurlan askar dinara gulnara marat rustam saule zarina
aino aki aleksi anja anneli anni antti ari arto arvo eero eeva eino elina emmi erkki esa hanna hannele hanne hannu harri heikki heli henna henri hilla iida ilkka ilona inkeri irma
jaakko jaana janne jari jarkko johanna jorma jouni juha juhani jukka jussi kaarina kaisa kalle kari katja katri kimmo kirsi kirsti laura lauri leena liisa maarit maija marja marjatta marjo
markku markus marko matti merja mika mikael mikko minna mirja niina olli oskari outi paavo pasi pekka pentti petri pia pirjo piia pirkko raija raimo reijo riikka riitta ritva saara sami
samuli sanna santeri satu seppo sini sirpa sofia susanna taina tapio tarja teemu teppo terhi tero tiina timo toivo tommi toni tuija tuomas tuula tuuli vaino veera veikko vesa ville virpi
arne arvid asa asbjorn astrid axel bengt bente birgit birgitta birte bjarne bjorn bo borje britt britta brita carsten dag egil eilif einar eirik elin elsa endre erland erling eskil
espen eva finn fredrik frida frode geir gerd goran gosta greta gro gudrun gunhild gunilla gunnar gustav gustaf hakan halvor hans harald hedda hedvig helga helge helle henning henrik
hilde hilma hjalmar inga inge ingeborg ingemar inger ingrid ingvar jan janne jens jesper joakim johan johanna johannes jonas jon jorgen jorn kaare kaj karin kari karl karsten katrine
kerstin kirsten kjell kjersti klas klaus knud knut kristian kristin kristina kristoffer lars lasse leif lena lennart linn linnea liv lotta lotte ludvig mads magne magnhild magni magnus maj maren
margit margrethe marit mathias mats merete mette mikkel mikael morten nanna niels nils odd oddvar ola olaf olav ole oskar ove palle pal par pelle per pernille peder petter preben
ragna ragnar ragnhild rasmus rolf roald rune signe sigrid sigurd silje siri sissel sixten snorre sofie solveig soren stein steinar sten stig stine sune sunniva sven svein svend tage
terje thea thor thorbjorn thorsten thorvald tor torbjorn tore torgeir torsten torunn tove trine trond trude trygve tuva tyra ulf ulla ulrik unni vegard vibeke vidar viggo vilde yngve asgeir
asta bryndis eydis freyja gudmundur gudny hafthor halldora hildur hrafn johann jona katrin kristjan olafur ragnheidur sigridur sigurdur solrun steinunn thora thordis
achim albrecht alwin annegret anneliese annika antje armin bastian benno bernd bernhard bettina bjorn brigitte burkhard christa christoph claus cornelia dagmar detlef dieter dietrich dirk dorothea
eberhard eckhard edeltraud ekkehard elfriede elke ernst erwin ferdinand florian franz franziska friedhelm friedrich fritz gabriele georg gerda gerhard gerlinde gerrit gertrud gisela gotthard
gudrun gunter gunther guenther hanna hannelore hans hansjorg harald hartmut hedwig heide heidi heike heiko heiner heinrich heinz helga helmut henning herbert hermann hildegard holger horst ilse
ines inge ingo irmgard isolde jochen johann jonas jorg jost julian jurgen jutta karin karl-heinz karlheinz kaspar katharina katja katrin kerstin klaus konrad konstantin kurt lars leonhard liesel
lieselotte lorenz lothar ludger ludwig lukas lutz manfred margarete margarethe mareike marlene marlies marten mathias matthias mathilde mechthild meike melanie moritz nils norbert
olaf oliver oskar ottilie otto paul petra philipp rainer ralf reiner reinhard reinhold renate rosemarie rudiger rudolf ruprecht sabine sandra siegfried sigrid silke silvia simone sonja
stefan steffen steffi susanne svenja sven tanja thomas thorsten tilman tim timo tobias torsten traudl udo ulla ulrich ulrike ursula ute uwe vera veronika viktoria volker walburga waltraud walther
werner wiebke wilfried wilhelm wilhelmina winfried wolf wolfgang wolfram yvonne reto urs beat jurg ueli regula
aad aart adriaan albert annelies anneke anouk ans ari arjan arjen arie bart bas berend bram brecht cees coen cor corien daan diederik dirk eelco elke els erik esmee femke fenna fleur floor
floris fokke frans frits geert gerard gerrit gijs griet guus hanneke hans harm hein hendrik henk hilde hugo ilse ineke jaap jan jantje jasper jelle jeroen jesse jip joep joke joost joris jort jurriaan
kees klaas koen lies lieke lieve lotte luc luuk maarten machteld maaike mariska marieke marijke marijn marloes mart matthijs mieke milou nel nelleke niek nienke pauwel piet pieter
pim rens riet rik rob roel roos rutger ruud saskia siebe sander sanne sem sien sietske sjoerd stijn sybren teun thijs tijmen tim tineke tjeerd toon tom truus ties wessel wiebe wietske wil willem wim wouter xander yde
adele adelaide agathe agnes aimee alain albane alix amandine amelie anais andre ange anne-marie anne-sophie antoine antoinette apolline armand armelle arnaud aude audrey aurelie aurelien aurore
axelle bastien baptiste beatrice benedicte benoit bertrand blandine brigitte camille capucine carole caroline cecile celeste celia celine chantal charlene chloe christelle christiane christophe
clarisse claude claudine clemence clement clothilde colette coralie corentin corinne cosette cyril damien danielle delphine denis denise didier dominique edith edouard elise eliane elodie eloise emeline
emile emilie emmanuel emmanuelle estelle etienne eugenie fabien fabienne fabrice felicie fernand fleur florence florent francine francis franck francois francoise frederic frederique gael
gaelle gaetan gaspard gaston genevieve georges gerard germain ghislaine gilbert gilles gregoire guillaume guy guylaine gwenael gwenaelle helene heloise henri herve honore hortense hugo hugues ines
isabelle jacky jacqueline jacques jean jeanne jean-baptiste jean-claude jean-francois jean-luc jean-marc jean-marie jean-michel jean-paul jean-philippe jean-pierre jeremie jerome joel joelle josephine josiane
josette jules julie julien juliette laetitia laure laurence laurent lea leo leonie leontine lionel loic lorraine louis louise luc lucas luce lucie lucien lucienne ludivine ludovic madeleine maelle manon
manuel marc marcel marceline margaux margot marianne marie-claire marie-claude marie-eve marie-france marie-helene marie-louise marielle marina marine marion marius martial martine mathieu mathilde maud maurice
maxence maxime maylis melanie melissande mireille monique muriel myriam nathalie nicolas nicole noelle noemie oceane octave odette odile olivier ondine ophelie oriane pascal pascale patrice philippe
philippine pierre pierre-yves quentin quitterie raphael raymonde regine regis reine remi renaud rene renee robin rodolphe roland romain romane romuald rosalie roxane sabine salome sandrine sebastien segolene serge
severine simone solange solene sophie stephane stephanie suzanne sylvain sylvaine sylvie tanguy theodore theophile therese thibault thibaut thierry timothee tiphaine tristan valentine valerie vianney victoire
violaine virginie vivienne xavier yann yannick yves yvette yvon zelie zephyrine
abel abril adan adolfo adriana agustin aida aitana aitor alba alberto alejandra alejandro alfonso alfredo alicia almudena alonso alvaro amaia amalia amparo ana-maria anabel andoni andrea andres angel angela
angeles angelica anselmo antonia antonio araceli arantxa arancha aranxa ariadna armando arturo asuncion aurelio aurora azucena barbara beatriz begona belen benicio benito berta blanca bruno camila candela caridad
carla carlota carmela carmen carolina catalina cayetana cecilia celestino cesar chus clara claudio concepcion concha consuelo cristobal dario david delfina diego dolores edgar eduardo efrain elba elias elisa eloy
elvira emiliano emilio encarna enrique ernesto esperanza esteban estefania estela esther eugenia eulalia eusebio eva fabian fabiola facundo federico feliciano felipe felisa fermin fernanda fernando fidel
flavia flor francisca francisco gaspar gerardo german gilberto gloria gonzalo graciela gregorio guadalupe guillermo gustavo hector heriberto hernan hilario horacio hortensia hugo humberto ignacio
iker imanol ines inmaculada inma irene iria isabel isidro ismael itziar ivan ivonne jacinto jacinta jaime javier jesus jimena joaquin jorge jose josefa josefina jose-luis jose-maria josu juan juan-carlos juana juanjo julia julian
juliana julieta julio justo laura leandro leonor leticia lidia liliana lola lorena lorenzo lourdes lucas lucia luciana luciano lucio lucrecia luis luisa luz macarena magdalena maite manolo manuel manuela
marcela marcelino marcelo marcos margarita mariana mariano maribel maricarmen mario marisa marisol mart martin mateo matias mauricio maximiliano maximo mercedes miguel milagros mireia miriam modesto moises
monica montserrat montse nacho natalia nelida nerea nestor nicanor nicolas nieves noelia nuria octavio ofelia olga oihane olivia omar oriol oscar osvaldo pablo paco paloma patricia patricio paula pedro pepa pepe petra
pilar primitivo quim rafael ramiro ramon raquel raul rebeca regina renato reyes ricardo rigoberto roberto rocio rodolfo rodrigo rogelio roman rosalia rosario ruben rufino salvador santiago santos
sara saul segundo sergio silvestre silvia simon sofia sol soledad sonia susana teodoro teresa tomas trinidad unai valentin valeria vanesa veronica vicente victor victoria vilma violeta virginia viviana
xabier ximena xoan yago yolanda zacarias zulema ixchel itzel xochitl citlali quetzalli
adelino adelia aderito afonso agostinho alcides alexandre almir aluisio amadeu amelia ana-paula anderson antonio arlindo artur augusto bento bernardo caetano caio cassia celso cintia cleber conceicao cristiano
davi debora diogo dinis duarte edson elaine eliana elisabete emanuel eunice evandro everton fabio fatima fausto filipa filipe filomena flavio francisca gilson giovana goncalo guilherme gustavo heitor helder helena
heloisa henrique iara inacio ines inês iolanda isaura ivone jair janaina joana joao joaquim jorge josue juliano jussara katia lais larissa leandro leila leonardo leonor leticia lidia lilian livia lourenco lucia luciana lucinda
luiz luiza luzia madalena mafalda manuela marcela marcia marcio marcos margarida marilia marli marta mateus matheus matilde mauro mayara mirela moacir monica murilo neusa nilson nuno otavio osvaldo paulo pedro rafaela
raimundo raquel regina renan renata ricardo rita rodrigo rogerio rosana rosangela rosaura rui salvador samuel sandra sebastiao selma sergio silvana silvio simao soraia sueli susana talita tania tatiana telma teresa thais thiago
tiago tome valdemar valeria vanessa vasco vera vicente vinicius vitor vitoria wagner wanderley wesley wilson yara zelia
adalgisa adriano agata agnese alberta alberto aldo alessandra alessandro alessia alessio alfio amedeo ambra andreina angelo annalisa annamaria antonella antonello arianna arrigo assunta attilio aurelio azzurra
barbara beatrice benedetta beniamino bianca brunella bruna calogero camilla carlo carlotta carmela carmine caterina cesare chiara cinzia ciro claudio clelia concetta corrado cosimo costanza cristiana
dafne daniela daniele dario davide debora diletta domenica domenico donatella donato edoardo elda elena eleonora elisabetta elisa emanuela emanuele emilio emma enrica enrico enzo ermanno ernesto ester
ettore eugenio eva fabio fabrizio fausto federica federico ferruccio filippo fiorella flaminia flavio franca francesca francesco franco fulvio gabriele gaetano gaia gavino gennaro giacomo giada
giampaolo giancarlo gianfranco gianluca gianmarco gianna gianni ginevra gino gioia giordano giorgia giorgio giovanna giovanni girolamo giulia giuliana giuliano giulio giuseppe giuseppina giusy
graziano grazia greta guglielmo guido ilaria immacolata ines iolanda irene isabella ivano ivo jacopo katia lara lavinia leandro leonardo letizia lia liana lidia lisa livia lodovico lorella lorenza
loretta loris luana luca luciana luciano lucrezia luigi luigia luisa maddalena manlio manuela mara marcella marcello margherita mariangela mariano marilena marinella mario marisa marta martina massimiliano massimo
matilde matteo mattia maurizio mauro melissa michela michele mirco mirella miriam mirko monica morena nadia natale nevio niccolo nicola nicoletta noemi nunzia olimpia ombretta orazio oreste orietta ornella
orsola osvaldo ottavia ottavio palmira paola paolo pasquale patrizia piera piergiorgio pierluigi piero pietro raffaella raffaele raimondo renato renzo riccardo rita roberta roberto rocco romano
rosanna rosario rosella rossana rossella ruggero sabina sabrina salvatore samanta samuele sandra sandro sara saverio sebastiano serafina serena sergio silvana silvano silvia silvio simona simone sofia
sonia stefania stefano susanna tamara tatiana tecla tiziana tiziano tommaso ubaldo ugo umberto urbano valentina valerio vanessa veronica vincenza vincenzo viola virginia vito vittoria vittorio viviana walter zaira
aidan aifric aileen ailish aine aisling alasdair alistair angharad angus anwen aoibhinn aoife ardal arwel barra brendan breda bridget brid bronagh bronwen cahal callum calum caoimhe caolan carys cathal catrin cerys
ciara cian ciaran cillian clodagh colm colum conall conor cormac craig dafydd daithi daire dara darragh deirdre delyth dermot desmond diarmuid donal donnacha dougal duncan dylan eamon eamonn eibhlin eilidh eimear eileen eilis
elin eluned emyr enda eoghan eoin euan ewan fearghal feargal fergal fergus ffion fiachra fidelma finbarr finola fintan fionn fionnuala gareth geraint gerallt gethin glyn gobnait grainne gráinne greer grug gwen gwenllian gwilym gwyneth
hamish heledd huw hywel iain iarla ieuan ifan iolo ioan iona ishbel iseult keelin keir ken kieran kirsty lachlan laoise liadan lleucu llinos llyr lorcan lowri mairead maire mairi malachy maeve meabh meadhbh meinir meleri menna meirion mhairi mirain
morag morven muireann muriel myfanwy naoise neasa niall niamh nerys nuala oisin olwen oonagh orla orlaith owain padraic padraig peadar phelim proinsias rhian rhiannon rhodri rhona rhys roisin ronan rory ruairi ruaridh sadhbh saoirse seamus sean senan seonaid sian
sile sinead sioned siobhan siwan sorcha struan tadhg taliesin tegan teleri tomos torquil treasa tudur turlough una wynn bethan betsan eirlys eleri
abner adina adir akiva alon amichai amit amos anat ariel arik asaf aviva avi avigail avner avraham ayelet baruch batya benjy chaim chana dafna dalit dov dror dvora efrat ehud eitan elad eliezer eliyahu ephraim esti eyal gad galit gershon gil gilad gideon hadar hadas hila idan ido ilan
inbal itai itamar itay lior liora maayan malka matan meir menachem meital michal mordechai moshe naama nadav naftali nir nirit noa noam nurit ofer ofir omer ophir oren orit orly pinchas rachel raz rivka ron ronen roni ronit rotem ruti sagi sarit shai shaked sharon shimon shira shlomit shlomo
shmuel shoshana shulamit sigal smadar tal tali tamar tamir tomer tova tzipi tzvi uri uriel yaakov yael yair yardena yaron yehuda yehudit yigal yitzhak yishai yoav yochanan yoel yonatan yoram yosef yossi yotam yuval zalman zeev ziva zvi
achilleas alexandros anastasios andreas angeliki anthi antigone apostolos aristidis athanasios charalambos charis christos chrysa daphne despina dimitra dimitrios dimitris eftychia eirini eleftheria eleni evangelia evangelos fotini fotis georgia georgios giannis giorgos
ioanna ioannis iro kalliope katerina konstantina konstantinos kostas kyriaki kyriakos lefteris leonidas manolis maria marios michalis nektarios nicos nikolaos nikos odysseas panagiotis panos paraskevi pavlos petros sofia spyros stavros stelios theodora theodoros thanasis thodoris vasiliki
vasilis xenia yannis yiannis zoe
leilani keoni kai kalani ikaika kekoa malia makoa nalani noelani keanu kaimana aroha hemi manaia mere ngaire rangi rawiri tamati tane wiremu whetu hine tui sione mele tevita losa fetu sina tavita lani talia ioane semisi
akira dakota aponi aiyana chenoa kaya takoda winona nizhoni tallulah
ace addison aiden alana aleah alec alex alexa alfie alyssa amber andie anya archie ari arlo arlene ash ashton asher astrid aubrey ava ayla bailey barney basil bea beau becca becky ben benji bernie bert beth bex blair blake bonnie brad braden brady brent brett brodie bryce bryony
cade caleb callie cameron carter casey cass cassidy cath cathy chad charlie chase chip chloe chris chrissie chuck cleo clint cody colby cole colton connor cora corey courtney dale damon daphne dara darcy darren dave dawn dean deb debbie declan dee delia dex dexter dina dirk dom donnie dory drew dusty dwayne
edie eliza ella ellery ellie elliot ellis elspeth ember emery emmett emmy esme ethan evan evie ewan ezra faye felicity fern finlay finley finn flo flora flossie fran frankie fred freddie freya gabby gabe gail gavin geoff georgie gerry gideon gigi gina ginny glenda glenn gordon greg gwen hal hank
harley harper harriet hattie haydn hayden hayley hazel heath hettie hollie holly howie hugh hunter imogen indigo ingrid isla issy jace jack jackie jada jade jaden jake jamie jan jared jas jasmin jasper jax jayden jayla jaz jeff jemima jen jenna jenny jess jessie jett jez jill jo joe joey jojo joni jools josh josie joss joyce
judah jude judy jules kara kat kate katie katy kay kayla kaylee keira keith kelly kelly-ann ken kendall kendra kenny kerry kev kim kirk kit kitty kyle kylie lacey lainey lana lane lara leah leanne lee len leon leroy lesley levi lewis lexi lily lincoln linda lindsay lisa livvy liz lizzie logan lois lola lorna lottie lou lucas lucy luke lulu luther
lydia lyle lyn mabel mackenzie maddie maeve maggie maisie mandy marge marnie marni marsha marty mary mary-ann mary-jane matilda matt mattie maura max maxine meg megan mel melody mia micah mick mickey mikaela mike milly mindy mitch moe molly monty morgan moses murray myra nash nat nate ned nell nellie nev nia nick nicky nico nigel niles norah norma
olive oli ollie oswald otis otto paige pam parker patsy patty paxton peg peggy penelope penny percy perry pete petey petra phil philippa phoebe pippa pip piper polly pru quincy quinn rae ralph ramona randy ray reece reed reggie reid reuben rex rhoda rhys ricky riley rob robbie robyn rocky rod roger rohan roland ron ronnie rory roscoe roslyn ross rowan roxie roy
ruben ruby rudi rufus rupert russ russell ruth ryan ryder sadie saffron sal sally sam sammy sandy saul savannah sawyer scarlett scott scottie sean selena selma seth shane shania shaun shauna shawn shay shelby shelly sheryl sid sienna silas skye skyler sloane sonny spencer stacey stan stella steph sterling steve stevie stewart stu stuart summer suki susie suzie sybil sydney sylvester
tabitha tammy tamsin tara tatum taylor ted tegan terence teri terry tess tessa theo thea theodora tia tiffany tilda tilly tim tina tish toby todd tony tori tracey travis trevor tricia trina trish tristan trixie troy trudy tucker ty tyler tyrone ursula val vaughn vern vic vicky vince viv wade walt warren wayne wendell wendy wes whitney will willa willow wyatt xavier yasmin yvonne zach zack zadie zane zelda zoe
ottoline marlowe thaddeus cornelius barnaby bartholomew ignatius lysander leopold octavia persephone ptolemy quentin clementine cressida crispin cyrus dashiell demelza digby dulcie edmund ernestine evangeline gwendolyn hermione horatio hyacinth isadora jocasta leander lionel lorcan lucinda magnolia marigold maximilian minerva mordecai mortimer muriel nathaniel obadiah ophelia orson perdita peregrine phineas primrose prudence rosalind rosamund seraphina sebastian septimus sheridan tarquin theodosia thomasina tobias valentine wilhelmina winifred zachariah zebediah shaniqua latoya tyrell deshawn keisha lakeisha jamal malik tamika
patience mercy blessing precious gift hope faith grace joy charity prudence comfort godfrey godwin innocent wisdom prosper favour happiness memory lovemore beauty august augusta autumn river sage olive hazel ivy iris lily rose violet daisy poppy heather jasmine
rosemary ginger pearl opal crystal destiny trinity royal earl chance sonny constance ernest verity honor honour temperance felicity clemency benedict clement pius sunday friday monday thankgod emmanuel immanuel goodluck sunshine leni lene lenchen anselm ansgar alwine ewald
egon elmar emmerich engelbert erhard falk gebhard gerold giselher gottfried hagen hanno hasso heino hilmar ingeburg irmela jobst jorinde juergen karsten kunigunde lioba liselotte lutger malte meinhard merle mira nele ole ottokar rotraud rupert sieglinde silke sigmund swantje tjark
torben ulla veit wibke wigbert wolfram yannik zita rosalba rosalinda rosaria santina saveria serafino temi temitope tunji tolani yinka bayo deji kunle sade bisi wale niyi seyi gbenga lekan tayo tope sola jide remi rotimi dapo segilola
abena adaku ailsa akemi albin aleida alizee alma almut alva amadou amaya andreea annalena ansel anthea apinya ariadne aslan atsuko ayo ayoub baako basia beate beatrix benedikt berit bernadett blanka briony casimir cedric chang cosima dagny desislava dilnoza dimitar djamila
ebba echo edda eline elio eudora ezekiel fatou filippa franka frauke friederike ghazal grigor hanako hannes hari hauke heba henrike ikram inigo janek janneke jarek jessamy jiho joop juno kareem kasper kayode klara kristof kwasi lamine liesbeth lisbeth ljubica maike malin manisha
marjolein mathilda maxim mbali merel nadege najib nicolai nikolaj njoki odin orlando patrycja peer perpetua pradeep rahel rebekka renske ricarda rohini romy roswitha runa saba safiya seung-hee severin shanice sibylle siv tabea taavi tarek thilo umar uta vasil verena wenzel zeke
leocadia wenceslas ludwika zaneta wladyslaw adaobi adunni akosia amarachi anwuli asante boluwatife chizoba damilola dumebi ebuka ekene emenike enitan gozie ifunanya kamsi kosi kunbi munachi nnenna nonso obiageli olamiposi omotola onyinye ozioma simisola somto tamuno toluwani ugonna
achieng akinyi atieno awuor njambi nyawira onyango ouma owino wairimu wanja waithera wangui muthoni chebet cherono jepkosgei kiplagat kipchoge rono barasa nafula wafula auma otieno adhiambo apiyo akello okello opio ocen nakato wasswa kato babirye namutebi nalwanga ssebunya mugisha
uwase ingabire mutesi keza habimana nshuti tendayi rutendo farai tapiwa chipo nyasha tafadzwa rudo kudzai anesu munashe tsitsi ruvimbo simba zanele thandolwethu siyabonga lwazi nkosana ayanda lungile nokuthula nomonde sizwe bongani mandisa nobuhle xolani
aadya aarohi advik anvi ayaan charvi diya ira kiaan mahika mishka myra navya prisha reyansh ridhi saanvi shanaya shaurya tanish vihaan zoya bhaskar chaitanya damodar eknath gangadhar harini indrani jayashree kalyani lavanya madhuri narayan padmini radhika sarojini tulsi urmila vasanti yamini
hyeon jihun minseok seojin yujin dohyun gaeun haeun sumin taehyun bora dasom eunbi eunwoo gyeong hayoon iseul jaemin kyungsoo nari seulgi sohee wonho yeji yerin donghae heejin hyejung kibum minkyung sangwoo seokjin sunmi
haoyu ruoxi yutong xinyi zihao mengyao jingyi shiyu wenjie xuefeng guanyu lijun meihui peishan shufen yating zhiwei jiayi siyuan tianyi weijia xiaofeng yunxi zhihao bingbing dongmei fenghua guifang huimin jianguo kaiming lanying
thanh-ha minh-anh ngoc-anh thuy-linh bao-ngoc quoc trung-hieu phuong-anh thi huu dinh xuan-mai hong-nhung
bautista benjamin catarina delfina emilse florencia gaston ignacia jazmin joaquina lautaro luciano magali maite malena matilde maximo milagros nahuel ramiro renata rocio santino thiago tomasa trinidad ulises valentino xiomara yamila zoraida anahi belinda citlali dayana eloisa fabricio gissel
abelardo adalberto amparo arcadio baltasar basilio benigno bonifacio casimiro celedonio cipriano clodomiro desiderio eleuterio epifanio evaristo faustino filiberto gervasio hermenegildo isidoro jeronimo ladislao leocadio macario melchor nemesio obdulia pancracio porfirio quirino romualdo saturnino tiburcio valeriano wenceslao
chema charo chus concha dani fran javi juanjo juanma kike lola loli manolo marisa maruja menchu merche moncho nando pepa pepe paco paqui pili quique rafa santi tere toñi toño trini xavi yoli
alfie andie baz becca becks bev caz daz deb debs dougie gaz gez gilly gwennie hattie jaz jez jules kath kaz lou loz mags nicko nobby shaz suze tez viv 
andi anni basti bärbel benni berni burgi fritzi gabi gitti hansi heidi heiner heini hias jannik jannis julchen kalle klausi lenchen lisl loni lutz manni matze micha muck nele niko ossi poldi resi rosi rudi schorsch sepp sigi steffi susi toni traudl uli uschi vroni walli wastl wolfi xaver zenzi alois
bastien bébert cathy chantou clem dédé fanfan flo fred gégé jeannot jojo juju lulu mimi momo nanou nico pépé philou riton sandrine titi toto véro yoyo zizou
beppe bice chicca ciccio cinzia dino elio gegè giangi gigi gino giusi lalla lella lele mimmo ninni nino peppe pino pippo rino rosi simo tino titti tonino totò 
bia chico duda gabi guto juca léo lurdes manel nando nelo paulinho tozé xico zeca zezé
aad bep cees corrie dirkje gijs guus hennie jaap joke jopie keesje koos loes marja mieke piet rinus sjaak sjoerd teun tineke toos wim
adaeze chidi ebele femi jide kofi kwabena kwaku kwasi nkechi obi ozioma sefi ugo yemi
bill cliff frank miles norm rich
efa elin eirian eluned gwenda heledd huw ifan iolo llinos marged mared menna nerys olwen owain rhodri siân teleri tegwen wyn
aitzol ainhoa amaia ander andoni ane anartz asier arantxa arrate beñat eider eneko endika gaizka garazi gorka haritz haizea igone imanol iñaki iñigo izaro
jokin jone josune joseba josu karmele koldo leire lorea maialen maite markel mikel miren nahia naroa nekane oihan oihana peio unai uxue xabier xabi zuriñe
agnès albert aleix àlex anna arnau assumpció assumpta bartomeu bernat biel bruna cesc dolors dídac eloi esteve eulàlia ferran francesc gemma guillem gerard
jaume joana jordi josep laia llorenç lluc lluís magdalena maria marc mariona martí meritxell mireia miquel montse montserrat neus núria oleguer oriol pau pep pere
quim quimeta rafel ramon remei roc roser sebastià sergi tomeu tomàs toni vicenç xavi xavier xisca xisco antònia
ailsa aonghas archie catriona calum coinneach domhnall eachann eilidh ewan fearghas fergus fionnlagh iain innes lachlan màiri mairi mhairi murdo ruairidh seonaid
shona sorcha torquil uisdean aisling aoibheann aoife bláthnaid bríd caoimhe cathal ciarán cillian clodagh colm conall cormac dáithí deirdre diarmuid éabha
eimear eoghan fiadh fiachra fionn fionnuala gráinne lorcan maeve malachy méabh muireann niall niamh nollaig oisín orla órlaith pádraig phelim rónán ruairí saoirse
séamus sinéad síle sinead siobhán tadhg tomás úna aude aymeric bérengère cédric clémence corentin edwige élodie enguerrand erwan fañch gaëlle goulven guénolé gwenaël gwenaëlle
gwenn gwendal hervé jean-yves josseline katell loeiz loïc lise lisette maëlle maël mael malo mona morgane nolwenn paol riwal rozenn ronan soizic tanguy tugdual yannig yoann youenn
anneli annelie antje asmus birte bente birthe bodil börje detlef detlev dörte eike elke enno fenja fokko freerk geert gesche gesine gunda günter gyde hauke heiko heinke hinnerk ilka imke
inken insa jens jette jelto keno kerrin kirsten levke lütje maike malte maren meike merle mirja momme nele nils okko onno ortwin rainer rasmus reemt renke rieke silke
sönke sonja svea swantje tammo telse thees tjark tjorven torben uta uwe wibke wiebke wilko wübbo ansgar arnulf bärbel burghard dietlind edeltraud ekkehard eberhard engelbert
friedhelm gerlinde gernot gisbert gundula hannelore hartmut hedwig heidrun heinz helmut hildegard hiltrud holger horst ingeborg irmgard irmtraud isolde jochen kunigunde
leopold lieselotte liselotte lothar ludger manfred mechthild norbert notburga ottmar ottokar otmar ottilie raimund reinhild reinhold roswitha rüdiger siegbert sieglinde
stellan birgitta britt-marie bengt bosse eskil estrid frej göran gösta gudrun gunilla hjalmar håkan inga-lill ingrid ingvar jöns jörgen kerstin kjell lennart linnea
märta ola olof örjan pelle per-olof ragnhild rolf rut sigrid sigvard solveig stig sture sven-erik torgny torsten ulf ulla-britt vendela viveka yngve åke åsa
aino aleksi anssi antero antti eero eeva eino erkki hannele heikki helvi hilkka ilkka ilmari irja jari jarkko jorma jouko juha juhani jukka jussi kaarina kaija kalevi
kalle kari katja kirsi lauri leena lempi liisa maija marjatta markku martti matti merja mikko minna niina olavi orvo osmo outi päivi pasi pekka pentti pertti pirjo
raija raili reijo riikka risto ritva saara sakari salla sanna seija seppo sini sirkka taina tapani tapio tarja tarmo teemu tero timo toivo tuija tuomas tuula ulla urho vappu veijo vesa ville
agnieszka andrzej aneta bartłomiej bartosz beata błażej bogdan bogumiła bogusław bożena cezary czesław danuta dariusz dawid dobrosława dorota elżbieta franciszek
genowefa grażyna grzegorz halina henryk honorata iga ireneusz iwona jadwiga jakub jarosław jędrzej jerzy joanna jolanta józef juliusz kacper karolina katarzyna kazimierz
kinga krystian krystyna krzysztof leszek łucja łukasz lubomir maciej małgorzata marcin marek marzena mateusz mieczysław mikołaj mirosław pawel paweł piotr przemek przemysław
radosław renata ryszard sławomir stanisław stefania szymon tadeusz teodor tomasz urszula wacław waldemar wanda wiesław wiktor witold władysław włodzimierz wojciech zbigniew zdzisław zofia zuzanna
alžběta blanka bohumil bohuslav božena břetislav čeněk dagmar dalibor dušan eliška františek hynek ivana jaromír jaroslav jindřich jiří jitka josef kateřina květa ladislav
leoš libor libuše lubomír luboš ludmila markéta miloslav miloš miroslava otakar přemysl radek radim radka radovan růžena soňa štěpán světlana tereza vlastimil vojtěch zdeněk zdeňka
ágnes andrás anikó áron attila balázs barna béla bence boglárka csaba csilla dávid dénes dezső dóra edit emese endre erzsébet eszter ferenc gábor gergely gergő géza györgy
gyöngyi gyula hajnalka ibolya ildikó ilona imre istván jános jenő józsef judit kálmán katalin klára krisztina lajos lászló levente lőrinc magda margit márta mátyás mihály
miklós nándor nóra orsolya ottó pál péter piroska réka rózsa sándor szabolcs szilárd szilvia tamás tibor tünde vilmos vince zita zoltán zsófia zsolt zsombor zsuzsa zsuzsanna
blagoj bojan borislav boško branimir branko davor desanka dijana dimitar dragan dragana dragica dražen drago dubravka dunja dušica duško goran gordana hrvoje igor ivica ivo
jadranka jasna jelena jovan jovana katica krešimir ljiljana ljubica luka lidija maja marija marijana marko matej mihailo milan milena milica milivoj mirjana miroslav mirko
mladen mojca nataša nebojša nenad nevena nikola nikolina ognjen olivera petar predrag radmila radoslav ranka ratko sanja saša senka siniša slaven slavica slavko slobodan smiljana
snežana srđan srećko stanko stevan stipe stjepan svetlana tihana tihomir tomislav vedran vesna vjekoslav vladimir vlatka vojislav vuk zdenka zdravko željka željko živko zlatko zoran zorica
anastas andrei anca călin camelia cătălin cătălina ciprian constantin corina cornel cosmin costin crina dănuț delia doina dorin dumitru emilian floarea florica florin georgiana
gheorghe horia iancu ileana ilinca ionel ionuț iulia iulian laurențiu lavinia liviu lucian luminița marcela marian marius mihaela mihai mihnea mircea mirela monica nicoleta octavian
ovidiu petru radu raluca răzvan rodica roxana sanda silviu simona sorin ștefan teodora tiberiu traian tudor valeriu vasile veronica viorel viorica vlad
aphrodite anastasios angeliki antigone apostolos aristides athanasios charalambos chrysoula dimitra dimitris dimosthenes eleftheria eleni evangelia evangelos fotini fotis giannis giorgos
grigoris haris ioanna iosif kalliope katerina konstantinos kostas kyriaki kyriakos lefteris manolis marios michalis myrto nikolaos nikos odysseas panagiotis panos paraskevi pavlos
petros sofia sotiria sotiris spyros stamatis stavroula stavros stelios takis thanasis thanos theodoros thodoris vangelis vasiliki vasilis yannis yiannis yiorgos zoe
abdulkadir abidin ahu arda asuman aydın aytaç ayten bahadır banu berk berkay berna betül beyza bilge bora bülent cafer canan cengiz çağatay çağla çiğdem doğan doruk ebubekir ekrem ela
emir ercan erdal erdem eren erhan erkan erol ertuğrul esin esra fatih fatma ferhat feride fikret filiz funda furkan gamze gizem gökhan gonca görkem gül gülay gülcan gülşen güneş
gürkan hakan haluk hande hatice hülya ibrahim ilkay ilker inci ipek irem ismet kaan kadir kerem kübra levent mehmet melek melike meltem meral merve mert metin miray mustafa nazlı necati
nergis neslihan nesrin nevin nihat nilgün nilüfer nuray nurcan oğuz oğuzhan okan onur orhan özge özgür özlem pelin pınar rabia ramazan recep rıza sabri şafak şahin seda sedat
selçuk selda selim selin sema semih senem serap serdar serhat serkan serpil sevda sevgi sevil sevim sevinç sibel sinan songül süleyman sümeyye taner tayfun tolga tuba tuğba tülay tuncay
tunç turgut uğur ümit umut volkan yalçın yasemin yavuz yeliz yiğit yıldıray zehra zerrin zeynep
anh bảo bích cường diệp dũng giang hạnh hiền hoa hoài hoàng hồng hùng huệ hương huy khánh khoa lâm liên linh minh nam nga ngân ngọc nguyệt nhung oanh phong phúc phuc
phương phuong quang quân quỳnh quynh sơn tâm tấn thảo thắng thành thanh thiện thịnh thuỷ thúy thuy tiến trang trung tuấn tuan tú tuyết vân việt vinh vũ xuân yến
akira asami ayaka ayako chie chiaki daisuke eiji emiko etsuko fumiko fumio hanako haruka haruki haruko hideki hideo hiroko hiroshi hitomi isamu jiro jun junichi junko kaori kazuhiro kazuko
kazuo keiko keisuke kenichi kenji kenta kiyoshi koji kumiko kyoko makoto mamoru mariko masako masaru mayumi megumi michiko midori miho mika minoru misaki mitsuko miyuki nanami naoki naoko naomi
noboru nobuko noriko osamu reiko rie risa ryo ryota sachiko sakura satomi satoru satoshi sayaka seiji setsuko shigeru shinji shiori shizuka shota sho shun sumiko susumu tadashi takako takashi takumi
takuya tatsuya tetsuya tomoko tomomi toru toshiko tsutomu yasuko yasushi yoko yoshiko yosuke yui yuichi yuka yukari yukiko yukio yumi yumiko yuriko yusuke yuta yutaka
bo chao cheng chun dan feng guang guo hao hua hui jian jiang jie jing junjie kai ling meiling ming mingxia ning peng qian qiang qing rui shan shu shuang ting
wei weiwei wen wenjie wenling xia xiang xiao xiaohong xiaoming xiaoyan xin xiu xue yan yang yi ying yong yu yuan yue yun zhen zhi hyun jae jihoon jisoo jiwoo minji minjun minho seojun seoyeon soojin sungmin youngho yuna
aarti abhijit ajit amitabh ambika anagha angad anil arundhati ashwini avinash balaji bhaskar bhavesh bimal chaitanya charu chetna dilip divyesh ganesh geeta girija gitanjali gopika gurdeep hardeep hema hemant
hitesh indu ishaan jagdish jasmeet jatin jayanti jaswinder jignesh kalpana kamala kamlesh kanchan kartik kavitha ketan kiran kulwinder kumud latha leela madhavi madhu madhuri mahendra mala mamta mandeep manjit
manjula manpreet maya meenakshi milind mithun monika mrinal mukul nalini naveen neelam neeraj neeta nidhi niharika nirmal omkar padmini parth parul pooja poonam prabha pradeep pramod prerna pritam purnima rachana
radha radhika rajendra rajeev rajni raman ramola ranjana rashmi ritika rupal rupinder rupa sadhana sahil sanjana sapna saraswati sarojini satinder shabana shalini shanta sharad sharda shashi sheela shilpa shobha
shubha smriti snehal subhash sukhdev sukhwinder sumati sunanda surabhi surinder tanmay tejal trupti tushar ujjwal urmila usha vaishali vandana vani varsha vasant vibha vijaya vimal vinita vivek yamini yashoda
nelson claudie paddy matthis merrick vanda merv georgie stanislas anselme dilys lurdes annelise jonty ronja babs farouk txema carme willemijn ged clemency cordelia cosmo cressida dorcas dulcie ephraim euphemia gideon griselda hepzibah hester hettie horatio ignatius isadora jago jocasta jolyon kerensa keziah lavender leander lettice lowenna mehitabel morwenna
ottoline peregrine perpetua petronella philippa phoebe piers quentin rafferty romilly rosalind rosamund rufus tabitha tamsin tarquin thaddeus thea theodora thirza tristan ursula verity wilfred xanthe
`;
